// opencc-js ships types for its converters only, not for the bare tables.
declare module 'opencc-js/dict/*' {
  /** `from to[ to…]` entries joined by `|`. */
  const entries: string
  export default entries
}
