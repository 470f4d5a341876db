import { useFilterWords, type View } from '@guanlan/features/desk/article-list/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { NewWarning, warningOfFilters } from '@guanlan/features/warnings/warnings/web'
import { IconButton, useMay, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { useTitle } from '../use-title.ts'

/** A warning that begins with what the list asks. Its time is left out: a warning looks at what comes. */
export function WarnOfView({ view }: { view: View }) {
  const t = useWords(warningStrings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('warnings.edit') || view.place !== 'desk') return null
  return (
    <>
      <IconButton size="small" icon="bell" label={t('warnOfView')} onClick={() => setOpen(true)} />
      {isOpen && <Begun view={view} onClose={() => setOpen(false)} />}
    </>
  )
}

function Begun({ view, onClose }: { view: View; onClose: () => void }) {
  const { monitor, filters } = view
  const title = useTitle(view)
  const every = useMonitors().data
  const { started, left } = useMemo(() => {
    // A list of no monitor is what all of them want.
    const tops = every?.filter(({ fatherId }) => fatherId === 0).map(({ id }) => id) ?? []
    return warningOfFilters({ monitors: monitor === null ? tops : [monitor], filters })
  }, [every, monitor, filters])
  const reported = useFilterWords(filters)
  const words = filters.map((filter, index) => ({ filter, ...reported[index] }))
  const name = [title, ...words.filter(({ filter }) => !left.includes(filter)).map(({ value }) => value ?? '')].join(
    ' ',
  )
  return (
    <NewWarning
      started={useMemo(() => ({ ...started, name: [...name].slice(0, 50).join('') }), [started, name])}
      left={words
        .filter(({ filter }) => left.includes(filter))
        .map(({ field, operator, value }) => [field, operator, value].join(' '))}
      onClose={onClose}
    />
  )
}
