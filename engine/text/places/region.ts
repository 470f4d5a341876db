/** A province (`parent` null) or a city, prefecture, league. `code`: six digits of GB/T 2260, `440000`, `440300`. */
export interface Region {
  code: string
  /** 广东省, 深圳市. */
  name: string
  /** 广东, 深圳. */
  short: string
  parent: string | null
  /** The short name is also an ordinary word or another place (日照, 来宾, 朝阳): it alone is no mention. */
  onlyInFull: boolean
}
