import { pivotDimensions } from '@guanlan/features/articles/articles/contract'
import { BehindDrawer, type View } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  ChoiceMenu,
  choicesOf,
  EmptyState,
  ErrorOf,
  fileName,
  IconButton,
  Row,
  Segmented,
  SkeletonRows,
  saveAs,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type DataTask, type PivotPart, pivotMeasures } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { taskApi } from '../api.ts'
import { AsSwitch } from '../content/AsSwitch.tsx'
import { PivotTable } from './PivotTable.tsx'
import styles from './pivot.module.css'
import { usePivot, usePivotChoice } from './use-pivot.ts'
import { viewOfCell } from './values.ts'

/** The articles of a task by two of their facts; each number opens its articles. */
export default function Pivot({ task }: { task: DataTask }) {
  const t = useWords(strings)
  const { rows, columns, measure, change } = usePivotChoice()
  const { data, error, refetch } = usePivot(task.id, { rows, columns })
  const [behind, setBehind] = useState<{ title: string; view: View } | null>(null)
  const save = async () => {
    try {
      const file = await taskApi.pivotFile({ body: { id: task.id, rows, columns } }, { timeout: 'long' })
      saveAs(file, `${fileName(task.name)}.xlsx`)
    } catch (fault) {
      toast({ text: (fault as Error).message, tone: 'warning' })
    }
  }
  const open = (parts: readonly PivotPart[]) =>
    setBehind({
      title: parts.length === 0 ? t('together') : parts.map(({ name }) => name).join(' · '),
      view: viewOfCell(task, measure, parts),
    })
  return (
    <section className={styles.pane} aria-label={t('pivotTable')}>
      <Row gap={8} align="center" wrap={4} className={styles.head}>
        <AsSwitch />
        <span className="dim">{t('rows')}</span>
        <ChoiceMenu
          values={pivotDimensions.filter(each => each !== columns)}
          value={rows}
          name={by => t(`by_${by}`)}
          onChange={next => change({ rows: next })}
        />
        <IconButton
          size="small"
          icon="sort"
          label={t('swap')}
          onClick={() => change({ rows: columns, columns: rows })}
        />
        <span className="dim">{t('columns')}</span>
        <ChoiceMenu
          values={pivotDimensions.filter(each => each !== rows)}
          value={columns}
          name={by => t(`by_${by}`)}
          onChange={next => change({ columns: next })}
        />
        <Segmented
          label={t('measure')}
          value={measure}
          onChange={next => change({ measure: next })}
          options={choicesOf(pivotMeasures, each => t(each))}
        />
        <span className="grow" />
        <Button size="small" icon="download" onClick={() => void save()}>
          {t('asExcel')}
        </Button>
      </Row>
      <div className={styles.body}>
        {error ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={8} />
        ) : data.total.articles === 0 ? (
          <EmptyState title={t('noArticles')}>{t('noArticlesText')}</EmptyState>
        ) : (
          <>
            <PivotTable
              pivot={data}
              measure={measure}
              corner={`${t(`by_${rows}`)} \\ ${t(`by_${columns}`)}`}
              onOpen={open}
            />
            <p className="dim">{t('pivotNote')}</p>
          </>
        )}
      </div>
      {behind && (
        <BehindDrawer
          key={JSON.stringify(behind.view)}
          name="dataTask"
          title={behind.title}
          view={behind.view}
          onClose={() => setBehind(null)}
        />
      )}
    </section>
  )
}
