import { Checkbox, ChoiceMenu, Row, useWords } from '@guanlan/platform/web'
import { type Block, type ChartKind, chartKinds } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { strings } from '../../strings.ts'
import styles from './edit.module.css'

type Chart = Extract<Block, { kind: 'chart' }>

/** How figures are drawn, and which series of them. */
export function ChartEditor({ block, onChange }: { block: Chart; onChange: (block: Block) => void }) {
  const t = useWords(strings)
  const said = useWords(editingStrings)
  const { series } = block.data
  const hidden = block.hidden ?? []
  const show = (name: string, isShown: boolean) => {
    const next = isShown ? hidden.filter(each => each !== name) : [...hidden, name]
    const { hidden: _, ...rest } = block
    onChange(next.length > 0 ? { ...rest, hidden: next } : rest)
  }
  return (
    <Row gap={12} wrap align="center" className={styles.chartSettings}>
      <ChoiceMenu<ChartKind>
        values={kindsFor(series.length - hidden.length)}
        value={block.chart}
        name={kind => t(kind)}
        onChange={chart => onChange({ ...block, chart })}
      />
      {series.length > 1 && (
        <fieldset>
          <legend className="unseen">{said('hideSeries')}</legend>
          {series.map(({ name }) => {
            const isShown = !hidden.includes(name)
            return (
              <span key={name} className={styles.tick}>
                <Checkbox
                  label={`${said('hideSeries')} ${name}`}
                  checked={isShown}
                  // One stays.
                  disabled={isShown && series.length - hidden.length === 1}
                  onChange={checked => show(name, checked)}
                />
                {name}
              </span>
            )
          })}
        </fieldset>
      )}
    </Row>
  )
}

/** Shares, words and areas show one series. */
const kindsFor = (series: number) =>
  series === 1 ? chartKinds : chartKinds.filter(kind => !['share', 'cloud', 'treeMap'].includes(kind))
