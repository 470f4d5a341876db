/** The dark appearance of a theme: the same accent on a dark ground that has a breath of it. Pure; theme.test.ts holds the contrasts. */
import { mixed } from './mixed.ts'
import { type SharedColours, type ThemeColours, wall } from './tokens.ts'

const night = {
  nav: '#0A0C11',
  page: '#0D1016',
  sunken: '#11141B',
  panel: '#161A22',
  border: '#2A303C',
  borderStrong: '#747C8C',
  text: '#E9ECF3',
  textSecondary: '#A6AEBD',
}

export function darkOf(colours: ThemeColours): ThemeColours {
  const accent = colours.wallAccent
  const breath = (ground: string, share = 0.03) => mixed(accent, ground, share)
  const border = breath(night.border, 0.06)
  return {
    ...colours,
    primary: accent,
    primaryHover: mixed('#FFFFFF', accent, 0.2),
    primaryActive: mixed('#FFFFFF', accent, 0.36),
    primaryBg: breath(night.panel, 0.14),
    onAccent: night.page,
    navBg: breath(night.nav),
    navText: night.textSecondary,
    navActive: '#FFFFFF',
    navActiveBg: breath(night.panel, 0.26),
    navHoverBg: breath(night.panel, 0.1),
    navLine: border,
    navMark: accent,
    pageBg: breath(night.page),
    panelBg: breath(night.panel),
    sunkenBg: breath(night.sunken),
    border,
    borderStrong: breath(night.borderStrong),
    text: night.text,
    textSecondary: breath(night.textSecondary),
    link: accent,
    chart: [
      accent,
      ...colours.chart.slice(1).map(colour => mixed('#FFFFFF', colour, 0.34)),
    ] as unknown as ThemeColours['chart'],
  }
}

export const sharedInDark: SharedColours = {
  sentiment: { positive: wall.positive, neutral: wall.textSecondary, negative: '#FF8F75' },
  sentimentFill: { positive: '#2BA5B4', neutral: '#5D687B', negative: '#E8634A' },
  sentimentBg: { positive: '#10303A', neutral: '#252B37', negative: '#3D1E1A' },
  level: { 1: '#FF87A8', 2: '#FF9D70', 3: wall.level[3], 4: wall.level[4] },
  levelBg: { 1: '#3D1A28', 2: '#3B2418', 3: '#352B12', 4: '#252B37' },
  hitBg: '#4A3D12',
  hitLine: '#DDA923',
  nearBg: '#27345C',
  nearLine: '#8298E6',
  success: wall.ok,
  warning: wall.level[3],
  danger: '#FF8F75',
  added: wall.ok,
  addedBg: '#143020',
  lost: '#FF8F75',
  lostBg: '#3D1E1A',
  live: '#3FBF7F',
}
