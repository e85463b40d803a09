declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, keeping the named features and part of its axes. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
