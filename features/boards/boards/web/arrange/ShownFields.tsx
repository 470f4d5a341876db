import { platformNames } from '@guanlan/features/articles/articles/contract'
import { chartNames, namedAgainst, splitFields } from '@guanlan/features/charts/charts/contract'
import { strings as chartStrings } from '@guanlan/features/charts/charts/strings'
import { platformPhrase } from '@guanlan/features/collecting/hot-lists/contract'
import { ChoiceMenu, MomentField, TextField, useSay, useWords } from '@guanlan/platform/web'
import {
  comparisonParts,
  complaintParts,
  longestText,
  materialLists,
  materialParts,
  measures,
  type Shown,
} from '../../contract.ts'
import { editStrings } from '../../strings/edit.ts'
import { panelStrings } from '../../strings/panels.ts'
import { Field } from './Field.tsx'
import { ComparisonChoice, IndexChoice } from './SavedChoice.tsx'

type Of<K extends Shown['kind']> = Extract<Shown, { kind: K }>

/** Charts that a panel shows. */
export const panelCharts = chartNames.filter(name => name !== 'negativeAnalysis')

/** What a panel of its kind can be told: measure, chart, rows, platform, day, text. */
export function ShownFields({ shows, onChange }: { shows: Shown; onChange: (shows: Shown) => void }) {
  const t = useWords(editStrings)
  const p = useWords(panelStrings)
  const c = useWords(chartStrings)
  const say = useSay()
  switch (shows.kind) {
    case 'number':
      return (
        <Field label={t('measure')}>
          <ChoiceMenu
            values={measures}
            value={shows.measure}
            name={measure => p(`measure_${measure}`)}
            onChange={measure => onChange({ ...shows, measure })}
          />
        </Field>
      )
    case 'chart':
      return (
        <>
          <Field label={t('chart')}>
            <ChoiceMenu
              values={panelCharts}
              value={shows.chart}
              name={chart => c(chart)}
              onChange={chart => onChange({ ...shows, chart })}
            />
          </Field>
          <ChartDetails shows={shows} onChange={onChange} />
        </>
      )
    case 'index':
      return <IndexChoice value={shows.indexId} onChange={indexId => onChange({ ...shows, indexId })} />
    case 'comparison':
      return (
        <>
          <ComparisonChoice
            value={shows.comparisonId}
            onChange={comparisonId => onChange({ ...shows, comparisonId })}
          />
          <Field label={t('part')}>
            <ChoiceMenu
              values={comparisonParts}
              value={shows.part}
              name={part => t(`part_${part}`)}
              onChange={part => onChange({ ...shows, part })}
            />
          </Field>
        </>
      )
    case 'complaints':
      return (
        <Field label={t('by')}>
          <ChoiceMenu
            values={complaintParts}
            value={shows.by}
            name={by => t(`by_${by}`)}
            onChange={by => onChange({ ...shows, by })}
          />
        </Field>
      )
    case 'material':
      return (
        <>
          <Field label={t('list')}>
            <ChoiceMenu
              values={materialLists}
              value={shows.list}
              name={list => p(`material_${list}`)}
              onChange={list => onChange({ ...shows, list })}
            />
          </Field>
          <Field label={t('part')}>
            <ChoiceMenu
              values={materialParts}
              value={shows.part}
              name={part => p(`part_${part}`)}
              onChange={part => onChange({ ...shows, part })}
            />
          </Field>
        </>
      )
    case 'hotList':
      return (
        <>
          <Field label={t('platform')}>
            <ChoiceMenu
              values={Object.keys(platformNames)}
              value={shows.platform}
              name={platform => say(platformPhrase(platform))}
              onChange={platform => onChange({ ...shows, platform })}
            />
          </Field>
          <Rows shows={shows} most={20} onChange={onChange} />
        </>
      )
    case 'articles':
    case 'incidents':
    case 'crises':
    case 'negativeMedia':
    case 'societyEvents':
      return <Rows shows={shows} most={20} onChange={onChange} />
    case 'stories':
      return <Rows shows={shows} most={10} onChange={onChange} />
    case 'countdown':
      return (
        <MomentField
          label={t('until')}
          value={shows.until || null}
          onChange={until => onChange({ ...shows, until: until ?? '' })}
        />
      )
    case 'text':
      return (
        <label className="labelled">
          <span className="label-line">{p('kind_text')}</span>
          <textarea
            className="field"
            rows={6}
            maxLength={longestText}
            value={shows.text}
            onChange={event => onChange({ ...shows, text: event.target.value })}
          />
        </label>
      )
    default:
      return null
  }
}

function ChartDetails({ shows, onChange }: { shows: Of<'chart'>; onChange: (shows: Shown) => void }) {
  const t = useWords(editStrings)
  const c = useWords(chartStrings)
  if (shows.chart === 'split')
    return (
      <Field label={t('by')}>
        <ChoiceMenu
          values={splitFields}
          value={shows.by}
          name={by => t(`by_${by}`)}
          onChange={by => onChange({ ...shows, by })}
        />
      </Field>
    )
  if (shows.chart !== 'dataVolumeTrend') return null
  const { against } = shows
  return (
    <Field label={t('against')}>
      <ChoiceMenu
        values={[null, ...namedAgainst]}
        value={typeof against === 'string' ? against : null}
        name={each => (each === null ? t('noAgainst') : c(`against_${each}`))}
        onChange={each => onChange({ ...shows, against: each })}
      />
    </Field>
  )
}

function Rows({
  shows,
  most,
  onChange,
}: {
  shows: Of<'articles' | 'stories' | 'incidents' | 'crises' | 'negativeMedia' | 'societyEvents' | 'hotList'>
  most: number
  onChange: (shows: Shown) => void
}) {
  const t = useWords(editStrings)
  return (
    <TextField
      label={t('rows', { most })}
      type="number"
      min={1}
      max={most}
      value={shows.rows}
      onChange={event =>
        onChange({ ...shows, rows: Math.max(1, Math.min(most, Math.round(Number(event.target.value)))) })
      }
    />
  )
}
