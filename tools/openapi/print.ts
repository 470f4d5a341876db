const width = 160

/** JSON in which each object or list that fits on a line is one: what is added later is one line of difference. */
export function print(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= width) return flat
  const deeper = `${indent} `
  if (Array.isArray(value)) return `[\n${value.map(each => deeper + print(each, deeper)).join(',\n')}\n${indent}]`
  const lines = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${print(each, deeper)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
