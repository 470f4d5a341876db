/** The door of lists of articles on screen: the workplace that desk, search and the list behind a chart share, its parts, the addresses that open the desk, and what follows acts of other windows. */

export { actApi, type FavouriteFolder, useFolders, useForMe, useRecentActs } from './acts/act-queries.ts'
export { openPanel } from './acts/panel.ts'
export type { Target } from './acts/target.ts'
export { type DoAct, useAct } from './acts/use-act.ts'
export { useFolderActs } from './acts/use-folder-acts.ts'
export { emptyView, queryOf, type Sort, type View, viewOf } from './address.ts'
export { BehindDrawer } from './behind/BehindDrawer.tsx'
export { deskAddress, detailAddress, foundAddress, searchAddress, spreadAddress } from './desk-address.ts'
export {
  countArrived,
  deskApi,
  questionOf,
  useArticleList,
  useDetail,
  useWithoutOne,
  withoutRepeats,
} from './desk-queries.ts'
export { FilterBar } from './filters/FilterBar.tsx'
export { useChoiceWord, useFilterWords } from './filters/filter-words.ts'
export { followElsewhere } from './follow.ts'
export { FoundContext } from './found.ts'
export { BulkBar } from './list/BulkBar.tsx'
export { CoverageStrip, VolumeStrip } from './list/CoverageStrip.tsx'
export { LookMenu } from './list/LookMenu.tsx'
export { useLook } from './list/looks.ts'
export { NoteLine } from './list/NoteLine.tsx'
export { RangePicker } from './list/RangePicker.tsx'
export { Rows } from './list/Rows.tsx'
export { DeskPanes, isWide, useReadingPlace } from './reading/DeskPanes.tsx'
export { OpenArticlePane } from './reading/OpenArticlePane.tsx'
export { ReadingPane } from './reading/ReadingPane.tsx'
export { useArrivals } from './use-arrivals.ts'
export { type ArticleWorkplace, useArticleWorkplace } from './use-article-workplace.ts'
export { useMark } from './use-mark.ts'
export { type ChangeView, useView } from './use-view.ts'
export { WithQueries } from './WithQueries.tsx'
