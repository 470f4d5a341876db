import { useRegionName } from '@guanlan/features/articles/articles/web'
import { Button, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../../strings.ts'
import styles from './editor.module.css'
import { useRegions } from './limit-names.ts'

const levels = ['province', 'city', 'district'] as const

/** A region by its province, then its city, then its district; what was chosen last is added. A lower level without its upper one is told what comes first. */
export function RegionSteps({ onAdd }: { onAdd: (code: number) => void }) {
  const t = useWords(strings)
  const regions = useRegions()
  const nameOf = useRegionName()
  const [path, setPath] = useState<readonly string[]>([])
  const [isEarly, setEarly] = useState(false)
  const deepest = path.at(-1)
  const add = () => {
    if (deepest === undefined) return setEarly(true)
    onAdd(Number(deepest))
    setPath([])
    setEarly(false)
  }
  return (
    <span className={styles.steps}>
      {levels.map((level, depth) => {
        const above = depth === 0 ? null : path[depth - 1]
        return (
          <select
            key={level}
            aria-label={t(level)}
            value={path[depth] ?? ''}
            onFocus={() => setEarly(above === undefined)}
            onChange={event => setPath([...path.slice(0, depth), ...(event.target.value ? [event.target.value] : [])])}
          >
            <option value="">{t(level)}</option>
            {above !== undefined &&
              regions
                .filter(({ parent }) => parent === above)
                .map(({ code, short }) => (
                  <option key={code} value={code}>
                    {nameOf(code, short)}
                  </option>
                ))}
          </select>
        )
      })}
      <Button size="small" onClick={add}>
        {t('addChosen')}
      </Button>
      {isEarly && path.length === 0 && (
        <span className="problem" role="alert">
          {t('provinceFirst')}
        </span>
      )}
    </span>
  )
}
