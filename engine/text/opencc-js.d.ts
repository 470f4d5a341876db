// opencc-js ships types for its converters only, not for the bare tables.
declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified[ simplified…]` entries joined by `|`. */
  const entries: string
  export default entries
}

declare module 'opencc-js/dict/STCharacters' {
  /** `simplified traditional[ traditional…]` entries joined by `|`. */
  const entries: string
  export default entries
}
