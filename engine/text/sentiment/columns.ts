// Columns of weights as bytes: what the files of models share.

/** Weights by bucket, each to be multiplied with the scale; buckets rise. */
export interface Column {
  readonly buckets: Int32Array
  readonly weights: Int8Array
  readonly scale: number
}

/** The gaps between rising numbers, seven bits a byte, low bits first. */
export function packGaps(buckets: Int32Array): Uint8Array {
  const bytes: number[] = []
  let last = -1
  for (const bucket of buckets) {
    let gap = bucket - last - 1
    last = bucket
    while (gap >= 128) {
      bytes.push((gap & 127) | 128)
      gap >>>= 7
    }
    bytes.push(gap)
  }
  return Uint8Array.from(bytes)
}

/** `count` rising numbers of their gaps. */
export function unpackGaps(bytes: Uint8Array, count: number): Int32Array {
  const buckets = new Int32Array(count)
  let at = 0
  let last = -1
  for (let i = 0; i < count; i++) {
    let gap = 0
    let shift = 0
    let byte = bytes[at++]!
    while (byte >= 128) {
      gap |= (byte & 127) << shift
      shift += 7
      byte = bytes[at++]!
    }
    last += (gap | (byte << shift)) + 1
    buckets[i] = last
  }
  return buckets
}

/** FNV-1a of the bytes, 32 bits. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return hash >>> 0
}
