/** Small choices kept in this browser. A browser that refuses storage forgets them; nothing else breaks. */
const prefix = 'guanlan.'

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value)
  } catch {}
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {}
}
