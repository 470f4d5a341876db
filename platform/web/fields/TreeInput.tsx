import { type ReactNode, useMemo, useState } from 'react'
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { TextField } from '../parts/TextField.tsx'
import { FloatingField } from './FloatingField.tsx'
import { type FieldProps, useField } from './field.ts'
import styles from './floating.module.css'
import { fieldStrings } from './strings.ts'
import { allIds, namePath, pathTo, type TreeChoice, withWords } from './tree.ts'

/** One of a tree, at any level, found by its name or by opening what is above it. */
export function TreeInput<D extends FieldValues>({
  tree,
  ...at
}: FieldProps<D, string | null> & { tree: readonly TreeChoice[] }) {
  const t = useWords(fieldStrings)
  const nameOf = (id: string | null) => namePath(id, tree)
  const { value, onChange, ref, problem } = useField<D, string | null>(at, nameOf)
  const [like, setLike] = useState('')
  const found = useMemo(() => withWords(like, tree), [like, tree])
  const [open, setOpen] = useState<Iterable<string | number>>(() => pathTo(value, tree).map(({ id }) => id))
  return (
    <FloatingField
      label={at.label}
      note={at.note}
      problem={problem}
      disabled={at.disabled}
      shown={value === null ? null : nameOf(value)}
      faceRef={ref}
      onClear={() => onChange(null)}
      onClose={() => setLike('')}
    >
      {close => (
        <>
          <TextField
            label={t('search')}
            labelHidden
            icon="search"
            type="search"
            placeholder={t('search')}
            value={like}
            onChange={event => setLike(event.target.value)}
          />
          <Tree
            aria-label={at.label}
            className={styles.options ?? ''}
            selectionMode="single"
            // Escape closes the panel; it must not also take the choice away.
            disallowEmptySelection
            escapeKeyBehavior="none"
            expandedKeys={like === '' ? open : allIds(found)}
            onExpandedChange={setOpen}
            selectedKeys={value === null ? [] : [value]}
            onSelectionChange={keys => {
              const [chosen] = keys === 'all' ? [] : [...keys]
              if (chosen !== undefined) onChange(String(chosen))
              close()
            }}
            renderEmptyState={() => <p className={styles.nothing}>{t('nothingFound')}</p>}
          >
            {found.map(branch)}
          </Tree>
        </>
      )}
    </FloatingField>
  )
}

const branch = ({ id, name, below = [] }: TreeChoice): ReactNode => (
  <TreeItem key={id} id={id} textValue={name} className={styles.option ?? ''}>
    <TreeItemContent>
      {({ hasChildItems, level, isExpanded }) => (
        <span className={styles.twig} style={{ paddingLeft: (level - 1) * 16 }}>
          {hasChildItems ? (
            <Button slot="chevron">
              <Icon name={isExpanded ? 'down' : 'right'} size={12} />
            </Button>
          ) : (
            <i />
          )}
          {name}
        </span>
      )}
    </TreeItemContent>
    {below.map(branch)}
  </TreeItem>
)
