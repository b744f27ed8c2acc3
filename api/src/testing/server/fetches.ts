/** Headers of browser requests that are no navigation of a person, by cause. */
export const FETCHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a picture of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
  },
  'a frame of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  },
  'a script of another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'empty',
  },
  'a script of a neighbouring site': {
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  },
  'a picture of ours': { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  'a fetch ahead': { 'sec-purpose': 'prefetch' },
  'a page rendered ahead': {
    'sec-purpose': 'prefetch;prerender',
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  'a fetch ahead by an older browser': { purpose: 'prefetch' },
  'a fetch ahead by Firefox': { 'x-moz': 'prefetch' },
};

/** Headers of a person's navigation; browsers inside Zalo and Facebook may send none. */
export const NAVIGATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {},
  'a link on another site': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-user': '?1',
  },
  'a page that passes a link on by a script': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  'the data of the next screen': {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  },
};
