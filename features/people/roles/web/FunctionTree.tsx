import { Checkbox, Row, Tag, TextField, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { ModuleOfTree, PermissionTree, ScreenOfTree } from '../contract.ts'
import { strings } from '../strings.ts'
import { type Difference, stateOf, turned } from './difference.ts'
import { findInTree } from './find-in-tree.ts'
import styles from './roles.module.css'

interface Ticking {
  isOn: (name: string) => boolean
  /** Null: what the reader may not give stays as it is. */
  turn: (functions: readonly string[], isOn: boolean) => void
  mayTurn: (name: string) => boolean
  markOf: (name: string) => 'isAdded' | 'isWithheld' | null
}

/** Module, screen, function as boxes with three states: all, a part, none; with what differs from the built-in role. */
export function FunctionTree({
  tree,
  base,
  value,
  onChange,
  disabled = false,
}: {
  tree: PermissionTree
  base: ReadonlySet<string>
  value: Difference
  onChange: (value: { granted: string[]; withheld: string[] }) => void
  disabled?: boolean
}) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const mine = useMemo(() => new Set(tree.mine), [tree])
  const found = useMemo(() => findInTree(tree.modules, like), [tree, like])
  const isOn = (name: string) => (base.has(name) && !value.withheld.includes(name)) || value.granted.includes(name)
  const ticking: Ticking = {
    isOn,
    // Whoever lacks it may take it away, not give it.
    mayTurn: name => !disabled && (mine.has(name) || isOn(name)),
    turn: (functions, toOn) => onChange(turned(base, value, functions, toOn)),
    markOf: name => {
      if (base.has(name)) return value.withheld.includes(name) ? 'isWithheld' : null
      return value.granted.includes(name) ? 'isAdded' : null
    },
  }
  return (
    <>
      <TextField
        label={t('findFunction')}
        labelHidden
        icon="search"
        type="search"
        placeholder={t('findFunction')}
        value={like}
        onChange={event => setLike(event.target.value)}
      />
      <div className={styles.tree}>
        {found.map(module => (
          <ModuleBoxes key={module.id} module={module} ticking={ticking} />
        ))}
        {found.length === 0 && <p className={`dim ${styles.nothing}`}>{t('nothingFound')}</p>}
      </div>
    </>
  )
}

function ModuleBoxes({ module, ticking }: { module: ModuleOfTree; ticking: Ticking }) {
  const functions = module.screens.flatMap(screen => screen.functions.map(({ id }) => id))
  return (
    <section className={styles.module} aria-label={module.title}>
      <h3>
        <GroupBox label={module.title} functions={functions} ticking={ticking} />
        {module.title}
      </h3>
      {module.screens.map(screen => (
        <ScreenBoxes key={screen.id} screen={screen} ticking={ticking} />
      ))}
    </section>
  )
}

function ScreenBoxes({ screen, ticking }: { screen: ScreenOfTree; ticking: Ticking }) {
  const t = useWords(strings)
  const { title, functions, needs, reserved } = screen
  return (
    <div className={styles.screen}>
      <span className={styles.name}>
        <GroupBox label={title} functions={functions.map(({ id }) => id)} ticking={ticking} />
        {title}
      </span>
      <Row as="span" gap={16} wrap={4}>
        {needs === null && <small className="dim">{t(reserved ? 'forOperators' : 'forEverybody')}</small>}
        {functions.map(({ id, title: name }) => (
          <FunctionBox key={id} id={id} screen={title} title={name} ticking={ticking} />
        ))}
      </Row>
    </div>
  )
}

function FunctionBox({ id, screen, title, ticking }: { id: string; screen: string; title: string; ticking: Ticking }) {
  const t = useWords(strings)
  const mark = ticking.markOf(id)
  const mayTurn = ticking.mayTurn(id)
  return (
    <span className={styles.function} title={mayTurn ? undefined : t('notYours')}>
      <Checkbox
        label={`${screen}: ${title}`}
        checked={ticking.isOn(id)}
        disabled={!mayTurn}
        onChange={isOn => ticking.turn([id], isOn)}
      />
      <span aria-hidden="true">{title}</span>
      {mark && <Tag accent={mark === 'isAdded'}>{t(mark)}</Tag>}
    </span>
  )
}

/** All functions below at once. */
function GroupBox({ label, functions, ticking }: { label: string; functions: readonly string[]; ticking: Ticking }) {
  const turnable = functions.filter(ticking.mayTurn)
  if (functions.length === 0) return null
  const state = stateOf(functions, ticking.isOn)
  return (
    <Checkbox
      label={label}
      checked={state === 'all'}
      some={state === 'some'}
      disabled={turnable.length === 0}
      onChange={isOn => ticking.turn(turnable, isOn)}
    />
  )
}
