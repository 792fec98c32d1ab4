const KILOBYTE = 1000;

/** Bytes as `1.2 MB`, `1,2 Mo`. */
export function fileSize(bytes: number, language: string): string {
  const [unit, size] =
    bytes >= KILOBYTE ** 2 ? (['megabyte', KILOBYTE ** 2] as const) : (['kilobyte', KILOBYTE] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}
