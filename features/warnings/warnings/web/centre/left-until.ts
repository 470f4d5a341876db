/** `08:12`, `1:08:12` from an hour on; null: it is due. Pure. */
export function leftUntil(at: number, now: number): string | null {
  const seconds = Math.ceil((at - now) / 1_000)
  if (seconds <= 0) return null
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
