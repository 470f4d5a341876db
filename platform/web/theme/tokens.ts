/**
 * Every colour of the product. Six themes of one type: a colour that is missing in one does not compile.
 * All pairs of text and ground reach WCAG AA; positive and negative stay apart for every kind of colour vision.
 * Colours with a meaning (sentiment, level, hits, added and lost) are the same in all themes, but for what went wrong in a theme that is red itself.
 */
import type { Phrase } from '@guanlan/platform/contract'

/** The four water marks of negativity and of crises; 1 is the worst. */
export type Level = 1 | 2 | 3 | 4
export type SentimentName = 'positive' | 'neutral' | 'negative'
type BySentiment = Readonly<Record<SentimentName, string>>
type ByLevel = Readonly<Record<Level, string>>

export interface ThemeColours {
  name: Phrase
  /** The accent: where you are, what is selected, the one main act. */
  primary: string
  primaryHover: string
  primaryActive: string
  primaryBg: string
  /** Signs and text on the accent and on danger. */
  onAccent: string
  /** Rail and top bar. */
  navBg: string
  navText: string
  navActive: string
  navActiveBg: string
  navHoverBg: string
  /** Hairline under a light top bar; transparent where the bar is dark. */
  navLine: string
  navMark: string
  pageBg: string
  panelBg: string
  sunkenBg: string
  border: string
  /** Edge of controls: at least 3:1 on the panel. */
  borderStrong: string
  text: string
  textSecondary: string
  link: string
  /** The accent on big screens. */
  wallAccent: string
  chart: readonly [string, string, string, string, string, string, string, string, string, string]
}

export interface SharedColours {
  sentiment: BySentiment
  sentimentFill: BySentiment
  sentimentBg: BySentiment
  level: ByLevel
  levelBg: ByLevel
  hitBg: string
  hitLine: string
  nearBg: string
  nearLine: string
  success: string
  warning: string
  danger: string
  added: string
  addedBg: string
  lost: string
  lostBg: string
  /** The small light of a living feed, readable on every rail. */
  live: string
}

/** The dark ground of big screens, the same in all themes but for the accent. */
export interface WallColours {
  bg: string
  panel: string
  panelRaised: string
  border: string
  text: string
  textSecondary: string
  grid: string
  positive: string
  neutral: string
  negative: string
  level: ByLevel
  ok: string
}

export const shared: SharedColours = {
  sentiment: {
    positive: '#00636E',
    neutral: '#606B79',
    negative: '#C0341D',
  },
  sentimentFill: {
    positive: '#1591A0',
    neutral: '#BAC2CC',
    negative: '#D9472B',
  },
  sentimentBg: {
    positive: '#E3F3F5',
    neutral: '#EEF1F4',
    negative: '#FCEAE5',
  },
  level: {
    1: '#8F1239',
    2: '#B8401A',
    3: '#8A6100',
    4: '#56616F',
  },
  levelBg: {
    1: '#FBE6EC',
    2: '#FDEBE2',
    3: '#FBF1D6',
    4: '#EEF1F4',
  },
  hitBg: '#FFEFB0',
  hitLine: '#B98500',
  nearBg: '#E4ECFF',
  nearLine: '#5B74C8',
  success: '#1B7A43',
  warning: '#8A6100',
  danger: '#C0341D',
  added: '#1B7A43',
  addedBg: '#E6F4EA',
  lost: '#C0341D',
  lostBg: '#FCEAE5',
  live: '#3FBF7F',
}

/** Where the accent itself is red, what went wrong is told from it by another colour. */
export const apart: Readonly<
  Partial<Record<ThemeId, Record<'light' | 'dark', Pick<SharedColours, 'danger' | 'lost'>>>>
> = {
  'koi-red': { light: { danger: '#B34B00', lost: '#B34B00' }, dark: { danger: '#FFAB5C', lost: '#FFAB5C' } },
}

export const wall: WallColours = {
  bg: '#0B0F1A',
  panel: '#121828',
  panelRaised: '#1A2236',
  border: '#2A3550',
  text: '#F2F5FB',
  textSecondary: '#A9B4C9',
  grid: '#26304A',
  positive: '#4FC3CF',
  neutral: '#8E9AB0',
  negative: '#FF7A5C',
  level: {
    1: '#FF6B93',
    2: '#FF8F5C',
    3: '#F2C14E',
    4: '#A9B4C9',
  },
  ok: '#6FD39B',
}

export const themes = {
  'phantom-blue': {
    name: ['幻影蓝', '幻影藍', 'Phantom blue'],
    primary: '#4A4FCF',
    primaryHover: '#5D63DB',
    primaryActive: '#3A3FB0',
    primaryBg: '#ECEDFB',
    onAccent: '#FFFFFF',
    navBg: '#171A33',
    navText: '#B4B9D8',
    navActive: '#FFFFFF',
    navActiveBg: '#353A78',
    navHoverBg: '#23274A',
    pageBg: '#F3F4F9',
    panelBg: '#FFFFFF',
    sunkenBg: '#F7F8FC',
    border: '#E1E3EE',
    borderStrong: '#858BA3',
    text: '#1B1E32',
    textSecondary: '#5A6078',
    link: '#4146C4',
    wallAccent: '#9EA3FF',
    navLine: 'transparent',
    navMark: '#FFFFFF',
    chart: [
      '#4A4FCF',
      '#C18A21',
      '#7B5027',
      '#2DA1C2',
      '#67326B',
      '#C1558A',
      '#3F76C8',
      '#505F71',
      '#389C6A',
      '#1F634A',
    ],
  },
  'business-blue': {
    name: ['商务蓝', '商務藍', 'Business blue'],
    primary: '#1F5DB8',
    primaryHover: '#2E6CC9',
    primaryActive: '#174A95',
    primaryBg: '#E8F0FB',
    onAccent: '#FFFFFF',
    navBg: '#10243F',
    navText: '#AEBDD1',
    navActive: '#FFFFFF',
    navActiveBg: '#1F4B86',
    navHoverBg: '#1A3356',
    pageBg: '#F2F5F9',
    panelBg: '#FFFFFF',
    sunkenBg: '#F7F9FC',
    border: '#DEE5EE',
    borderStrong: '#7F8EA3',
    text: '#17212E',
    textSecondary: '#55637A',
    link: '#1A56AE',
    wallAccent: '#7FB2FF',
    navLine: 'transparent',
    navMark: '#FFFFFF',
    chart: [
      '#1F5DB8',
      '#C18A21',
      '#7B5027',
      '#2DA1C2',
      '#67326B',
      '#C1558A',
      '#3F76C8',
      '#505F71',
      '#389C6A',
      '#1F634A',
    ],
  },
  'clear-sky-blue': {
    name: ['晴空蓝', '晴空藍', 'Clear-sky blue'],
    primary: '#0A6FB8',
    primaryHover: '#1278C3',
    primaryActive: '#075993',
    primaryBg: '#E4F2FC',
    onAccent: '#FFFFFF',
    navBg: '#FFFFFF',
    navText: '#4A6074',
    navActive: '#075F9F',
    navActiveBg: '#DCEEFB',
    navHoverBg: '#EFF6FB',
    pageBg: '#EFF6FB',
    panelBg: '#FFFFFF',
    sunkenBg: '#F6FAFD',
    border: '#D9E6F0',
    borderStrong: '#758EA3',
    text: '#152532',
    textSecondary: '#50657A',
    link: '#0768AE',
    wallAccent: '#6CC4FF',
    navLine: '#D9E6F0',
    navMark: '#0A6FB8',
    chart: [
      '#0A6FB8',
      '#C18A21',
      '#7B5027',
      '#2DA1C2',
      '#67326B',
      '#C1558A',
      '#7B78B4',
      '#505F71',
      '#389C6A',
      '#1F634A',
    ],
  },
  'steady-grey': {
    name: ['稳重灰', '穩重灰', 'Steady grey'],
    primary: '#3F4C5E',
    primaryHover: '#516074',
    primaryActive: '#2E3947',
    primaryBg: '#ECEEF1',
    onAccent: '#FFFFFF',
    navBg: '#2A2E34',
    navText: '#B9BEC5',
    navActive: '#FFFFFF',
    navActiveBg: '#4A525D',
    navHoverBg: '#383D44',
    pageBg: '#F2F3F4',
    panelBg: '#FFFFFF',
    sunkenBg: '#F7F8F8',
    border: '#E0E2E5',
    borderStrong: '#868C94',
    text: '#1E2126',
    textSecondary: '#5B626B',
    link: '#2C5C8F',
    wallAccent: '#C3CBD6',
    navLine: 'transparent',
    navMark: '#FFFFFF',
    chart: [
      '#3F4C5E',
      '#789E40',
      '#3F76C8',
      '#7B5027',
      '#2DA1C2',
      '#C1558A',
      '#1F634A',
      '#389C6A',
      '#505F71',
      '#7750B1',
    ],
  },
  'koi-red': {
    name: ['锦鲤红', '錦鯉紅', 'Koi red'],
    primary: '#A8184A',
    primaryHover: '#BB2E5E',
    primaryActive: '#86103A',
    primaryBg: '#FBEAEE',
    onAccent: '#FFFFFF',
    navBg: '#FFFFFF',
    navText: '#635558',
    navActive: '#FFFFFF',
    navActiveBg: '#A8184A',
    navHoverBg: '#F8F1F2',
    pageBg: '#F7F4F3',
    panelBg: '#FFFFFF',
    sunkenBg: '#FBF9F8',
    border: '#E9E1E0',
    borderStrong: '#978A8B',
    text: '#281D1F',
    textSecondary: '#6B5D60',
    link: '#3A4F7A',
    wallAccent: '#FF9DC0',
    navLine: '#E9E1E0',
    navMark: '#A8184A',
    chart: [
      '#A8184A',
      '#3F76C8',
      '#C18A21',
      '#2DA1C2',
      '#505F71',
      '#389C6A',
      '#67326B',
      '#1F634A',
      '#C1558A',
      '#7750B1',
    ],
  },
  'jade-green': {
    name: ['翡翠绿', '翡翠綠', 'Jade green'],
    primary: '#1A6E47',
    primaryHover: '#268056',
    primaryActive: '#125637',
    primaryBg: '#E5F3EB',
    onAccent: '#FFFFFF',
    navBg: '#122B20',
    navText: '#A9C2B5',
    navActive: '#FFFFFF',
    navActiveBg: '#1F5B3E',
    navHoverBg: '#1B3B2D',
    pageBg: '#F2F6F3',
    panelBg: '#FFFFFF',
    sunkenBg: '#F7FAF8',
    border: '#DDE7E1',
    borderStrong: '#7D9186',
    text: '#17241D',
    textSecondary: '#526459',
    link: '#166540',
    wallAccent: '#7FDCAE',
    navLine: 'transparent',
    navMark: '#FFFFFF',
    chart: [
      '#1A6E47',
      '#2DA1C2',
      '#C18A21',
      '#7750B1',
      '#67326B',
      '#C1558A',
      '#7B78B4',
      '#505F71',
      '#389C6A',
      '#7B5027',
    ],
  },
} as const satisfies Readonly<Record<string, ThemeColours>>

export type ThemeId = keyof typeof themes
export const themeIds = Object.keys(themes) as ThemeId[]
/** What a fresh browser shows when the host has no theme of its own. */
export const defaultTheme: ThemeId = 'business-blue'
