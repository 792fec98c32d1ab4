const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE ** 2;

/** Bytes as `1.2 MB`, `1,2 Mo`. */
export function fileSizeFormat(language: string): (bytes: number) => string {
  const inUnits = (unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  const [kilobytes, megabytes] = [inUnits('kilobyte'), inUnits('megabyte')];

  return (bytes) =>
    bytes >= MEGABYTE ? megabytes.format(bytes / MEGABYTE) : kilobytes.format(bytes / KILOBYTE);
}
