import { Button, exact, Icon, linkTo, useMay, useOpens, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Entry } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { assessAddress } from '../addresses.ts'
import { api, libraryKey } from '../api.ts'
import { ExcludeDialog } from '../excluding/ExcludeDialog.tsx'
import { useFollow } from '../following/use-follow.ts'
import { IntoGroup } from '../list/IntoGroup.tsx'
import { useLibraryAct } from '../use-library-act.ts'
import { useTakeIn } from '../use-take-in.tsx'

/** What is done with one entry: followed by its reader; excluded, taken into ours, put into a group or assessed by whoever may. */
export function EntryActs({ entry: { entry, ours }, onTaken }: { entry: Entry; onTaken: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const opens = useOpens()
  const act = useLibraryAct()
  const follow = useFollow()
  const takeIn = useTakeIn()
  const [isExcluding, setExcluding] = useState(false)
  const followed = useQuery({
    queryKey: [libraryKey, 'followed'],
    queryFn: ({ signal }) => api.followed(undefined, { signal }),
  }).data
  const excluded = useQuery({
    queryKey: [libraryKey, 'excluded'],
    queryFn: ({ signal }) => api.excluded(undefined, { signal }),
  }).data
  const isFollowed = followed?.some(each => each.entry.entry === entry) ?? false
  const isExcluded = excluded?.some(each => each.entry.entry === entry) ?? false
  const isMedium = entry.startsWith('m')
  const assess = assessAddress([entry])
  return (
    <>
      {isExcluding && <ExcludeDialog target={{ idList: [entry] }} onClose={() => setExcluding(false)} />}
      {followed && (
        <Button size="small" kind="quiet" icon="star" onClick={() => void follow([entry], !isFollowed)}>
          {t(isFollowed ? 'unfollow' : 'follow')}
        </Button>
      )}
      {may('mediaLibrary.edit') && ours === null && (
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          onClick={() =>
            void takeIn({ idList: [entry] }, async () => {
              await act(
                () => api.expand.act({ body: { idList: [entry] } }),
                ({ changed }) => t('takenIn', { count: exact(changed) }),
              )
              onTaken()
            })
          }
        >
          {t('takeIn')}
        </Button>
      )}
      {isMedium && may('mediaLibrary.edit') && may('monitors.edit') && (
        <IntoGroup
          onPut={target =>
            act(
              () => api.intoGroup.act({ body: { idList: [entry], ...target } }),
              ({ changed }) => t('putInto', { count: exact(changed) }),
            )
          }
        />
      )}
      {excluded && may('mediaLibrary.exclude') && (
        <Button
          size="small"
          kind="quiet"
          icon="close"
          onClick={() =>
            isExcluded
              ? void act(
                  () => api.exclude.act({ body: { idList: [entry], exclude: false } }),
                  ({ changed }) => t('didTakeIn', { count: exact(changed) }),
                )
              : setExcluding(true)
          }
        >
          {t(isExcluded ? 'takeBackIn' : 'exclude')}
        </Button>
      )}
      {may('mediaLibrary.assess') && opens(linkTo('/evaluation')) && (
        <Link to={assess}>
          <Icon name="gauge" size={14} /> {t('assess')}
        </Link>
      )}
    </>
  )
}
