import { type CallOptions, ErrorOf, Menu, Panel, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Draft, opensWith, type PermissionTree } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './roles.module.css'

/** Menus and functions of one person as they would be once this is saved. */
export function SeenBy({
  tree,
  draft,
  asked: requested,
}: {
  tree: PermissionTree
  draft: Draft & { id: number | null }
  asked: Pick<CallOptions, 'organisation'>
}) {
  const t = useWords(strings)
  const [userId, setUserId] = useState<number | null>(null)
  const people = useQuery({
    queryKey: ['roles', 'members', requested.organisation],
    queryFn: ({ signal }) => api.members({ query: {} }, { signal, ...requested }),
  })
  const seen = useQuery({
    queryKey: ['roles', 'seen', requested.organisation, userId, draft],
    queryFn: ({ signal }) => api.seen({ body: { userId: userId ?? 0, draft } }, { signal, ...requested }),
    enabled: userId !== null,
  })
  const name = people.data?.find(({ id }) => id === userId)?.name
  return (
    <Panel title={t('seenBy')}>
      <Stack gap={8} className={styles.seen}>
        <small className="dim">{t('seenByHint')}</small>
        <Menu
          label={name ?? t('member')}
          face={name ?? t('member')}
          className="button"
          side="left"
          items={(people.data ?? []).map(person => ({
            key: String(person.id),
            label: `${person.name} · ${person.roles.join('、') || t(`base_${person.role}`)}`,
            chosen: person.id === userId,
            run: () => setUserId(person.id),
          }))}
        />
        {seen.error && <ErrorOf error={seen.error} onRetry={() => void seen.refetch()} />}
        {seen.data && <Menus tree={tree} functions={new Set(seen.data.functions)} />}
      </Stack>
    </Panel>
  )
}

function Menus({ tree, functions }: { tree: PermissionTree; functions: ReadonlySet<string> }) {
  const t = useWords(strings)
  const modules = tree.modules
    .map(module => ({ ...module, screens: module.screens.filter(screen => opensWith(screen, functions)) }))
    .filter(({ screens }) => screens.length > 0)
  if (modules.length === 0) return <p className="dim">{t('seesNothing')}</p>
  return modules.map(({ id, title, screens }) => (
    <section key={id} aria-label={title}>
      <strong>{title}</strong> <small className="dim">{t('seesScreens', { count: screens.length })}</small>
      <ul>
        {screens.map(screen => (
          <li key={screen.id}>
            {screen.title}{' '}
            <small className="dim">
              {screen.functions
                .filter(each => functions.has(each.id))
                .map(each => each.title)
                .join('、')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  ))
}
