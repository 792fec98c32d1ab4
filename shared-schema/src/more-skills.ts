/** Trades with a label, beside those that are suggested; any other is shown as it was written. */
export const MORE_SKILLS = [
  'architecture',
  'demolition',
  'drywall',
  'flooring',
  'hvac',
  'insulation',
  'landscaping',
  'painting',
  'roofing',
  'site management',
  'surveying',
  'tiling',
  'windows',
] as const;
