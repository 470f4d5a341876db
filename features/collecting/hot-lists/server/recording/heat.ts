/** Heat as boards write it, as a number. Pure. */

const units: Readonly<Record<string, number>> = {
  千: 1_000,
  k: 1_000,
  万: 10_000,
  萬: 10_000,
  w: 10_000,
  m: 1_000_000,
  亿: 100_000_000,
  億: 100_000_000,
}

/** `1.2万`, `1,234,567热度`, `热度 88w`, 1234; null where there is no number, or none that can be kept. */
export function heatOf(written: unknown): number | null {
  if (typeof written === 'number') return keepable(written)
  if (typeof written !== 'string') return null
  const found = /(\d[\d,]*(?:\.\d+)?)\s*([千万萬亿億]|[kwm](?![a-z]))?/i.exec(written.normalize('NFKC').slice(0, 100))
  if (!found) return null
  const unit = units[found[2]?.toLowerCase() ?? ''] ?? 1
  return keepable(Number(found[1]?.replaceAll(',', '')) * unit)
}

const keepable = (heat: number): number | null =>
  Number.isFinite(heat) && heat >= 0 && heat <= Number.MAX_SAFE_INTEGER ? Math.round(heat) : null
