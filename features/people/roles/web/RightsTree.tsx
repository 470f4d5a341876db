import { builtInRoles } from '@guanlan/platform/contract'
import { Row, TextField, useWords } from '@guanlan/platform/web'
import { type ReactNode, useMemo, useState } from 'react'
import type { PermissionTree } from '../contract.ts'
import { strings } from '../strings.ts'
import { findInTree } from './find-in-tree.ts'
import styles from './roles.module.css'

/** A line for each function: its module and screen, and which built-in roles have it. */
export function RightsTree({ tree, views }: { tree: PermissionTree; views: ReactNode }) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const found = useMemo(() => findInTree(tree.modules, like), [tree, like])
  const has = useMemo(
    () => Object.fromEntries(builtInRoles.map(role => [role, new Set(tree.builtIn[role])] as const)),
    [tree],
  )
  const screens = tree.modules.flatMap(module => module.screens)
  const functions = new Set(screens.flatMap(screen => screen.functions.map(({ id }) => id)))
  return (
    <section className={styles.page} aria-label={t('rightsTitle')}>
      <Row as="header" gap={12} align="center" className={styles.head}>
        <h1>{t('rightsTitle')}</h1>
        <span className="dim">{t('rightsNote', { screens: screens.length, functions: functions.size })}</span>
        <span className="grow" />
        <TextField
          label={t('findFunction')}
          labelHidden
          icon="search"
          type="search"
          placeholder={t('findFunction')}
          value={like}
          onChange={event => setLike(event.target.value)}
        />
        {views}
      </Row>
      <div className={styles.body}>
        {found.length === 0 && <p className="dim">{t('nothingFound')}</p>}
        {found.map(module => (
          <table key={module.id} className={styles.rights}>
            <caption className={styles.caption}>{module.title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('tree')}</th>
                <th scope="col">{t('functions')}</th>
                {builtInRoles.map(role => (
                  <th key={role} scope="col" className={styles.mark}>
                    {t(`base_${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {module.screens.map(screen => (
              <tbody key={screen.id}>
                {(screen.functions.length > 0 ? screen.functions : [null]).map((each, index) => (
                  <tr key={each?.id ?? 'open'}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={Math.max(screen.functions.length, 1)}>
                        {screen.title} <small className="dim">{screen.paths.join(' ')}</small>
                      </th>
                    )}
                    <td>
                      {each ? (
                        <>
                          {each.title} <small className="dim">{each.id}</small>
                        </>
                      ) : (
                        <small className="dim">{t(screen.reserved ? 'forOperators' : 'forEverybody')}</small>
                      )}
                    </td>
                    {builtInRoles.map(role => (
                      <td key={role}>
                        {each && (has[role]?.has(each.id) ? `✓ ${t('has')}` : <span className="dim">–</span>)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        ))}
      </div>
    </section>
  )
}
