/** The door of the web platform: what screens are made of. No product knowledge. */

export { callAs } from './client/caller.ts'
export { type Client, connect } from './client/connect.ts'
export { type ErrorKind, RefusalError } from './client/errors.ts'
export { type Listening, listen } from './client/events.ts'
export { type OddAnswer, reportOddAnswersTo } from './client/report.ts'
export type { CallOptions, CallParts } from './client/send.ts'
export { forgetToken, freshToken, onSignedOut, tokenClaims } from './client/token.ts'
export { change, count, countParts, exact, percent } from './language/count.ts'
export { useFormat } from './language/format.ts'
export { exactMoment, freshMoment } from './language/moment.ts'
export { type Translate, translator, useSay, useWords } from './language/words.ts'
export { Button, IconButton } from './parts/Button.tsx'
export { Chart, type ChartClick, type ChartTable } from './parts/Chart.tsx'
export { Checkbox } from './parts/Checkbox.tsx'
export { Chip } from './parts/Chip.tsx'
export { ConfirmPlace, confirm, type Question } from './parts/Confirm.tsx'
export { Count } from './parts/Count.tsx'
export { copyText } from './parts/copy.ts'
export { EmptyState } from './parts/EmptyState.tsx'
export { ErrorOf, ErrorState } from './parts/ErrorState.tsx'
export { Icon } from './parts/Icon.tsx'
export { type IconName, icons } from './parts/icons.ts'
export { Kbd } from './parts/Kbd.tsx'
export { LevelBars } from './parts/LevelBars.tsx'
export { Mark } from './parts/Mark.tsx'
export { Menu, type MenuItem } from './parts/Menu.tsx'
export { Moment } from './parts/Moment.tsx'
export { Panel } from './parts/Panel.tsx'
export { Gauge, ProgressLine } from './parts/ProgressLine.tsx'
export { Segmented } from './parts/Segmented.tsx'
export { Sentiment } from './parts/Sentiment.tsx'
export { ShareBar } from './parts/ShareBar.tsx'
export { After, SkeletonBlock, SkeletonPage, SkeletonRows } from './parts/Skeleton.tsx'
export { Sparkline } from './parts/Sparkline.tsx'
export { type Pane, SplitPanes } from './parts/SplitPanes.tsx'
export { Tag } from './parts/Tag.tsx'
export { TextField } from './parts/TextField.tsx'
export { Toasts } from './parts/Toasts.tsx'
export { type ToastNote, toast, undoNewest } from './parts/toasts.ts'
export { VirtualList, type VirtualListHandle } from './parts/VirtualList.tsx'
export { ErrorBoundary, Screen } from './screens/Screen.tsx'
export { loadScreen, ScreenLoadError, type ScreenLoader, type Screens } from './screens/screens.ts'
export {
  type Appearance,
  chooseDensity,
  chooseLocale,
  chooseTheme,
  type Density,
  proposeTheme,
  showTimesIn,
  useAppearance,
} from './theme/appearance.ts'
export { type ChartGround, echartsTheme, sentimentColour } from './theme/echarts.ts'
export { followAppearance, wantsStillness } from './theme/follow.ts'
export { AntdRoom } from './theme/LazyAntdRoom.ts'
export { forget, remember, remembered } from './theme/remembered.ts'
export { type Level, type SentimentName, type ThemeId, themeIds, themes } from './theme/tokens.ts'
