const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** `1.5 GB`; steps of 1,024, one digit behind the point below ten. */
export function bytesOf(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${step > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`
}
