/** Mean of the F1 of each class that stands among the labels (-1, 0, 1). Pairs of answer and label; 0–1. */
export function macroF1(pairs: readonly (readonly [number, number])[]): number {
  const classes = [-1, 0, 1].filter(value => pairs.some(([, label]) => label === value))
  return classes.reduce((sum, value) => sum + f1(pairs, value), 0) / Math.max(1, classes.length)
}

function f1(pairs: readonly (readonly [number, number])[], value: number): number {
  let right = 0
  let wrong = 0
  for (const [answer, label] of pairs) {
    if (answer === value && label === value) right++
    else if (answer === value || label === value) wrong++
  }
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong)
}
