import type { Filter } from '@guanlan/features/articles/articles/contract'
import { isNamed, type TimeRange } from '@guanlan/features/articles/articles/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, Icon, Menu, useFormat, useWords } from '@guanlan/platform/web'
import { memo, useState } from 'react'
import { strings } from '../../strings.ts'
import { defaultRange, type View } from '../address.ts'
import { Popover } from '../parts/Popover.tsx'
import type { ChangeView } from '../use-view.ts'
import { FilterChip } from './FilterChip.tsx'
import { type Field, fields, useFilterWords } from './filter-words.ts'
import styles from './filters.module.css'
import { ValuePicker } from './ValuePicker.tsx'

/** What narrows the list, one chip each, and a way to add one. */
export const FilterBar = memo(function FilterBar({
  view,
  change,
  whole = defaultRange,
  saysTime = true,
  fixed = 0,
  isCounted = true,
}: {
  view: View
  change: ChangeView
  /** The time that is back when the chip of a stretch is taken away. */
  whole?: TimeRange
  /** Of a stretch of time a chip; false: something beside the bar says it. */
  saysTime?: boolean
  /** So many of the first filters say what the list is of: they stay, and are not shown. */
  fixed?: number
  /** Choices say how many articles of `view` they leave; false: `view` is not what the filters are for. */
  isCounted?: boolean
}) {
  const t = useWords(strings)
  const format = useFormat()
  const { filters, monitors, range } = view
  const known = useMonitors().data
  const nameOf = (id: number) => known?.find(each => each.id === id)?.name ?? `#${id}`
  const words = useFilterWords(filters)
  const [adding, setAdding] = useState<Field | null>(null)
  const set = (next: readonly Filter[]) => change({ filters: next })
  const replace = (index: number, filter: Filter) => set(filters.with(index, filter))
  const without = (index: number) => set(filters.toSpliced(index, 1))
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      {saysTime && !isNamed(range) && (
        <FilterChip
          words={{
            field: t('time'),
            operator: t('is'),
            value: t('fromTo', {
              from: format.moment(range.from).slice(5, 16),
              to: format.moment(range.to).slice(5, 16),
            }),
          }}
          onRemove={() => change({ range: whole })}
        />
      )}
      {monitors.length > 0 && (
        <FilterChip
          words={{ field: t('ofMonitors'), operator: t('is'), value: monitors.map(nameOf).join('、') }}
          onRemove={() => change({ monitors: [] })}
        />
      )}
      {filters.map((filter, index) =>
        index < fixed ? null : (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters of one field may stand side by side
            key={`${filter.field}${index}`}
            words={words[index] ?? { field: '', operator: '', value: '' }}
            filter={filter}
            others={{ ...view, filters: filters.toSpliced(index, 1) }}
            isCounted={isCounted}
            onFlip={() => replace(index, { ...filter, is: filter.is === 'is' ? 'isNot' : 'is' })}
            onRemove={() => without(index)}
            onValues={(values, is = filter.is) =>
              values.length > 0 ? replace(index, { ...filter, is, values }) : without(index)
            }
          />
        ),
      )}
      <div className={styles.adder}>
        <Menu
          side="left"
          className="button quiet small"
          label={t('addFilter')}
          find={t('findFilter')}
          face={
            <>
              <Icon name="plus" size={14} />
              {filters.length === fixed && t('addFilter')}
            </>
          }
          items={fields.map(field => ({ key: field, label: t(`field_${field}`), run: () => setAdding(field) }))}
        />
        {adding && (
          <Popover label={t(`field_${adding}`)} onClose={() => setAdding(null)}>
            <ValuePicker
              field={adding}
              values={[]}
              view={view}
              isCounted={isCounted}
              onChoose={(values, is = 'is') => {
                setAdding(null)
                if (values.length > 0) set([...filters, { field: adding, is, values: [...values] }])
              }}
            />
          </Popover>
        )}
      </div>
      {filters.length > fixed + 1 && (
        <Button size="small" kind="quiet" onClick={() => set(filters.slice(0, fixed))}>
          {t('dropAll')}
        </Button>
      )}
    </section>
  )
})
