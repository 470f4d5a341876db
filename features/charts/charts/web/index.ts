/** The door of charts on screen: what says that collection was disturbed, where a chart would show a false dip; which articles a figure counts. */

export { hatchedRows } from '../contract.ts'
export { AgainstButton } from './against/AgainstButton.tsx'
export { againstOfText, textOfAgainst } from './against/choice.ts'
export { type Compared, useAgainst, useBeforeSilent } from './against/use-against.ts'
export { AnomaliesButton } from './anomalies/AnomaliesButton.tsx'
export { useAnomalies, useAnomalyText } from './anomalies/use-anomalies.ts'
export { ChartOfShape } from './ChartOfShape.tsx'
export { CoverageNote } from './CoverageNote.tsx'
export { Disturbance, hatchesOver } from './Disturbance.tsx'
export { SaveFigures } from './download/SaveFigures.tsx'
export { useSaveFile, useTaking } from './download/use-taking.ts'
export { EmbeddedPage } from './embeds/EmbeddedPage.tsx'
export { LazyEmbedDialog } from './embeds/lazy.ts'
export { ForecastNote, ForecastSwitch } from './forecast/ForecastSwitch.tsx'
export { type Forecasted, useForecast } from './forecast/use-forecast.ts'
export { ComputedTable } from './formulas/ComputedTable.tsx'
export { HealthComputed } from './formulas/HealthComputed.tsx'
export { HeatsButton, StoryHeat } from './formulas/StoryHeat.tsx'
export { provinceTiles } from './maps/china-tiles.ts'
export { useMapOf, useMaps } from './maps/use-maps.ts'
export {
  arrivedAfter,
  authorIs,
  dimensionIs,
  filtersOfRemainder,
  hotWordIs,
  mediaIs,
  mediaTypeIs,
  pointOf,
  regionIs,
  sentimentIs,
  storyIs,
} from './narrowing.ts'
export { endsOf, markedColumns } from './notes/columns.ts'
export { NoteMarks } from './notes/NoteMarks.tsx'
export { useNotes } from './notes/NotesButton.tsx'
export { type ChartMark, useAutomatic } from './notes/use-marks.ts'
export { loadRegionNames, type RegionName, useRegionNames } from './region-names.ts'
export { groupsOf } from './spread/picture.ts'
export { SpreadOf } from './spread/SpreadOf.tsx'
export { useDisturbances } from './use-disturbances.ts'
