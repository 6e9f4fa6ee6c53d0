/** The screens we look at everything on: a desk, a small laptop or tablet, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
