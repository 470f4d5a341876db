import { confirm, EmptyState, ErrorOf, Row, SkeletonRows, useMay, useWords } from '@guanlan/platform/web'
import { type ReactNode, useState } from 'react'
import type { Directory, DirectoryKind } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Brief } from './Brief.tsx'
import styles from './clippings.module.css'
import { DirectoryList } from './DirectoryList.tsx'
import { Entries } from './Entries.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useClippingActs, useDirectories, useEntries } from './use-clipping-acts.ts'

/** Directories at the left, what lies in the one that is open in its order, and what it may still need. */
export function Room({
  kind,
  day,
  title,
  controls,
}: {
  kind: DirectoryKind
  day: string | null
  title: string
  controls?: ReactNode
}) {
  const t = useWords(strings)
  const mayEdit = useMay()('clippings.edit')
  const [chosen, setChosen] = useState<number | null>(null)
  const directories = useDirectories(kind, day)
  const act = useClippingActs()
  const list = directories.data ?? []
  const open = list.find(({ id }) => id === chosen) ?? list[0] ?? null
  const entries = useEntries(open?.id ?? null)
  const add = async (name: string) => {
    const made = await act(
      () => api.add.act({ body: { name, ...(day && { day }) } }),
      ({ name: given }) => t('added', { name: given }),
    )
    if (made) setChosen(made.id)
  }
  const remove = async ({ id, name, entries: count }: Directory) => {
    const yes = await confirm({ title: t('removeTitle', { name }), loss: t('removeLoss', { count }), act: t('remove') })
    if (yes)
      await act(
        () => api.delete.act({ params: {}, query: {}, body: { directoryId: id } }),
        () => t('removed', { name }),
      )
  }
  return (
    <div className={styles.room}>
      <Row as="header" gap={8} wrap align="center" className={styles.head}>
        <h1>{title}</h1>
        {controls}
        <span className="grow" />
        {open && <Brief ids={(entries.data?.list ?? []).flatMap(({ articleId }) => articleId ?? [])} />}
      </Row>
      <div className={styles.panes}>
        <DirectoryList
          kind={kind}
          list={list}
          open={open?.id ?? null}
          mayEdit={mayEdit}
          onOpen={setChosen}
          onAdd={add}
          onRemove={remove}
        />
        <section className={styles.entries} aria-label={open?.name ?? title}>
          {directories.isPending && <SkeletonRows rows={6} />}
          {directories.isError && <ErrorOf error={directories.error} onRetry={() => void directories.refetch()} />}
          {directories.data && !open && <EmptyState title={t(kind === 'daily' ? 'noneOfDay' : 'none')} />}
          {open && entries.data?.id === open.id && (
            <Entries key={open.id} kind={kind} directory={open} list={entries.data.list} mayEdit={mayEdit} />
          )}
        </section>
        {open && <Suggestions directory={open} mayEdit={mayEdit} />}
      </div>
    </div>
  )
}
