/** A number of one part, with what it is the number of. */
export interface PartRow {
  part: 'total' | 'trend' | 'mediaType' | 'media' | 'region' | 'author'
  at: Date | null
  media_type: number | null
  media_id: number | null
  name: string | null
  region: number | null
  author: string | null
  n: number
  positive: number
  neutral: number
  negative: number
  interactions: number
  media: number
}
