/** Where the demo's people are: wards of today. */
import type { PlaceChoice } from '@m4u/contract/profile/place';

const ward = (provinceCode: string, wardCode: string): PlaceChoice => ({ provinceCode, wardCode });

export const haiBaTrung = ward('01', '00256');
export const muCangChai = ward('15', '04456');
export const thuanHoa = ward('46', '19789');
export const hoiAn = ward('48', '20410');
export const xuanHuong = ward('68', '24781');
export const saiGon = ward('79', '26740');
export const thapMuoi = ward('82', '30037');
