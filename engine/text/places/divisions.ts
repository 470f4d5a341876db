// The national division as one table of three levels, with the names a text may use.
import { regions } from '../data/regions.ts'
import { districtTable } from './districts.ts'

/** A province, city or district. `code`: six digits of GB/T 2260. */
export interface Division {
  code: string
  /** 朝阳区. */
  name: string
  /** 朝阳; of an autonomous county without the name of its people. */
  short: string
  /** Code of the city, or of the province where no city stands between; null of a province. */
  parent: string | null
  level: 'province' | 'city' | 'district'
}

/** Peoples in the names of autonomous counties, as the names write them. */
const peoples =
  /(?:各族|蒙古族|蒙古|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯|保安族|裕固族|塔吉克|怒族|独龙族|鄂伦春|鄂温克族|普米族)+自治[县旗]$/

/** Districts, counties, banners and cities of county level. */
export const districts: readonly Division[] = /* @__PURE__ */ readDistricts()

function readDistricts(): Division[] {
  const codes = new Set(regions.map(region => region.code))
  return districtTable
    .trim()
    .split('\n')
    .flatMap(line => {
      const [prefecture = '', ...entries] = line.split(' ')
      const city = `${prefecture}00`
      const parent = codes.has(city) ? city : `${prefecture.slice(0, 2)}0000`
      return entries.map(entry => {
        const name = entry.slice(2)
        return { code: prefecture + entry.slice(0, 2), name, short: shortOf(name), parent, level: 'district' as const }
      })
    })
}

/** All three levels. */
export const divisions: readonly Division[] = /* @__PURE__ */ [
  ...regions.map(({ code, name, short, parent }) => ({
    code,
    name,
    short,
    parent,
    level: parent === null ? ('province' as const) : ('city' as const),
  })),
  ...districts,
]

let byCode: Map<string, Division> | undefined

export function divisionOf(code: string): Division | undefined {
  byCode ??= new Map(divisions.map(division => [division.code, division]))
  return byCode.get(code)
}

function shortOf(name: string): string {
  const people = name.replace(peoples, '')
  if (people !== name) return people.length > 1 ? people : name
  const bare = name.replace(/(?:新区|林区|特区|矿区|区|县|市|左旗|右旗|中旗|前旗|后旗|旗)$/, '')
  return bare.length > 1 ? bare : name
}
