/** A field as a rule: any of its words, each as it is written. Pure. */
export const fieldRule = (words: readonly string[]): string => words.map(word => `"${word}"`).join('|')
