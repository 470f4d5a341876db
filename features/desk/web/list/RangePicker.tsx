import { Icon, Menu, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { Popover } from '../parts/Popover.tsx'
import { isLength, lengths, type Range } from '../range.ts'
import { CustomRange } from './CustomRange.tsx'
import styles from './RangePicker.module.css'

/** 24 hours, 3, 7, 30 days, or two moments. */
export function RangePicker({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const [custom, setCustom] = useState(false)
  const words = isLength(range)
    ? t(range)
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
          ...lengths.map(length => ({
            key: length,
            label: t(length),
            chosen: length === range,
            run: () => onChange(length),
          })),
          { key: 'custom', label: t('custom'), chosen: !isLength(range), run: () => setCustom(true) },
        ]}
      />
      {custom && (
        <Popover label={t('custom')} onClose={() => setCustom(false)}>
          <CustomRange
            range={range}
            onChoose={chosen => {
              setCustom(false)
              onChange(chosen)
            }}
          />
        </Popover>
      )}
    </div>
  )
}
