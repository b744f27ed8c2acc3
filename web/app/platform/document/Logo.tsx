/** The product's mark and name. */
export const Logo = () => (
  <span className="inline-flex items-center gap-3 text-lg font-bold">
    <img src="/icon.svg" alt="" width={36} height={36} />
    M4U
  </span>
);
