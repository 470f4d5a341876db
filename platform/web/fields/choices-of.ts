/** What a `RadioInput` or a `Segmented` offers: values with their names, `choicesOf(states, t)` where the words are called as the values are. */
export const choicesOf = <const V extends string>(values: readonly V[], nameOf: (value: V) => string) =>
  values.map(value => ({ value, label: nameOf(value) }))
