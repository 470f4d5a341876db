import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { isNamed, namedRanges, type TimeRange } from '@guanlan/features/articles/articles/web'
import { Icon, Menu, SkeletonBlock, useFormat, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useState } from 'react'
import { strings } from '../../strings.ts'
import { Popover } from '../parts/Popover.tsx'
import styles from './RangePicker.module.css'

// Fields of dates come with the first period that is chosen freely.
const CustomRange = lazy(() => import('./CustomRange.tsx').then(({ CustomRange }) => ({ default: CustomRange })))

/** Rolling ranges, those of the calendar, or two moments. */
export function RangePicker({ range, onChange }: { range: TimeRange; onChange: (range: TimeRange) => void }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const [custom, setCustom] = useState(false)
  const words = isNamed(range)
    ? a(range)
    : t('fromTo', { from: format.moment(range.from).slice(5, 16), to: format.moment(range.to).slice(5, 16) })
  return (
    <div className={styles.picker}>
      <Menu
        side="left"
        className={`button quiet small ${styles.face}`}
        label={t('rangeIs', { range: words })}
        face={
          <>
            {words}
            <Icon name="down" size={12} />
          </>
        }
        items={[
          ...namedRanges.map(named => ({
            key: named,
            label: a(named),
            chosen: named === range,
            run: () => onChange(named),
          })),
          { key: 'custom', label: t('custom'), chosen: !isNamed(range), run: () => setCustom(true) },
        ]}
      />
      {custom && (
        <Popover label={t('custom')} onClose={() => setCustom(false)}>
          <Suspense fallback={<SkeletonBlock width="264px" />}>
            <CustomRange
              range={range}
              onChoose={chosen => {
                setCustom(false)
                onChange(chosen)
              }}
            />
          </Suspense>
        </Popover>
      )}
    </div>
  )
}
