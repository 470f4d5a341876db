/** Which words say what senders tell of an account and a place: keys of the strings of articles, the same on both sides. Pure. */
const corners = {
  top: 'positionTop',
  middle: 'positionMiddle',
  bottom: 'positionBottom',
  'top-left': 'positionTopLeft',
  'top-right': 'positionTopRight',
  'bottom-left': 'positionBottomLeft',
  'bottom-right': 'positionBottomRight',
} as const

export const accountTypeWord = (value: string) =>
  value === '0' || value === '1' || value === '2' ? (`accountType${value}` as const) : 'accountTypeUnknown'

export const genderWord = (value: string) => (value === 'm' ? 'genderM' : value === 'f' ? 'genderF' : 'genderUnknown')

/** @param value `press:top`, `weixin:3`, `web:12` */
export function positionWord(value: string) {
  const [media = '', code = ''] = value.split(':')
  if (media === 'press' && code in corners) return { key: corners[code as keyof typeof corners] }
  if (media === 'weixin') return { key: 'positionOfPush' as const, values: { n: code } }
  if (media === 'web') return { key: 'positionOfWeb' as const, values: { n: code } }
  return { key: 'positionUnknown' as const }
}
