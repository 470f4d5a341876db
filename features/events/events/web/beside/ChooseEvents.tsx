import { Checkbox, PopoverButton, TextField, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import styles from './beside.module.css'

const mostFound = 50

interface Props {
  /** The one that others are laid over. */
  not: number
  chosen: readonly number[]
  onChoose: (id: number, isIn: boolean) => void
}

/** Any event of the organisation, found by its title. */
export function ChooseEvents(props: Props) {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('chooseBeside')} icon="plus" size="small">
      {() => <Found {...props} />}
    </PopoverButton>
  )
}

function Found({ not, chosen, onChoose }: Props) {
  const t = useWords(strings)
  const [like, setLike] = useState('')
  const found = useQuery({
    queryKey: [eventsKey, 'choose', like],
    queryFn: ({ signal }) => api.listAll({ body: { like, pageSize: mostFound } }, { signal }),
    placeholderData: before => before,
  }).data?.list.filter(({ id }) => id !== not)
  return (
    <div className={styles.choose}>
      <TextField
        label={t('findEvent')}
        labelHidden
        autoFocus
        placeholder={t('findEvent')}
        value={like}
        onChange={event => setLike(event.target.value)}
      />
      {found?.length === 0 && <p className="dim">{t('noneFound')}</p>}
      <ul>
        {found?.map(({ id, title }) => (
          <li key={id}>
            <Checkbox label={title} checked={chosen.includes(id)} onChange={isIn => onChoose(id, isIn)} />
            <span className="cut">{title}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
