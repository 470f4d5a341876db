import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '../parts/Icon.tsx'
import { FloatingField } from './FloatingField.tsx'
import { type FieldProps, useField } from './field.ts'
import styles from './floating.module.css'
import { namePath, pathTo, type TreeChoice } from './tree.ts'

/** One of a tree by its levels side by side: the chosen of each opens the next. What has nothing below it closes the panel. */
export function CascadeInput<D extends FieldValues>({
  tree,
  levels,
  ...at
}: FieldProps<D, string | null> & {
  tree: readonly TreeChoice[]
  /** Names of the levels, for readers: 省, 市, 区. */
  levels: readonly string[]
}) {
  const nameOf = (id: string | null) => namePath(id, tree)
  const { value, onChange, ref, problem } = useField<D, string | null>(at, nameOf)
  // Null: the way to what is chosen is open.
  const [opened, setOpened] = useState<string | null>(null)
  const path = pathTo(opened ?? value, tree)
  const columns = [tree, ...path.flatMap(({ below }) => (below && below.length > 0 ? [below] : []))]
  return (
    <FloatingField
      label={at.label}
      note={at.note}
      problem={problem}
      disabled={at.disabled}
      shown={value === null ? null : nameOf(value)}
      faceRef={ref}
      onClear={() => onChange(null)}
      onClose={() => setOpened(null)}
    >
      {close => (
        <div className={styles.columns}>
          {columns.map((column, level) => (
            <ListBox
              key={path[level - 1]?.id ?? 'top'}
              aria-label={levels[level] ?? at.label}
              className={styles.options ?? ''}
              selectionMode="single"
              disallowEmptySelection
              escapeKeyBehavior="none"
              selectedKeys={path[level] ? [path[level].id] : []}
              onSelectionChange={keys => {
                const [id] = keys === 'all' ? [] : [...keys].map(String)
                if (id === undefined) return
                setOpened(id)
                onChange(id)
                if ((column.find(each => each.id === id)?.below ?? []).length === 0) close()
              }}
            >
              {column.map(({ id, name, below = [] }) => (
                <ListBoxItem key={id} id={id} textValue={name} className={styles.option ?? ''}>
                  <span className="grow">{name}</span>
                  {below.length > 0 && <Icon name="right" size={12} />}
                </ListBoxItem>
              ))}
            </ListBox>
          ))}
        </div>
      )}
    </FloatingField>
  )
}
