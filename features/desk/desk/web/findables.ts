/** What the head's box finds and the desk opens. */

import { strings } from '@guanlan/features/desk/article-list/strings'
import { deskAddress, foundAddress } from '@guanlan/features/desk/article-list/web'
import { looksLikeAddress } from '@guanlan/features/monitors/absence/contract'
import { absentAddress } from '@guanlan/features/monitors/absence/web'
import { type Findables, linkTo } from '@guanlan/platform/web'

export const findables: Findables = {
  kinds: {
    monitor: {
      title: strings.findMonitors,
      icon: 'pane',
      addressOf: ({ id }) => deskAddress({ monitor: id, fold: true }),
    },
    label: {
      title: strings.findLabels,
      icon: 'tag',
      addressOf: ({ id }) =>
        deskAddress({ range: '30d', fold: true, filters: [{ field: 'label', is: 'is', values: [String(id)] }] }),
    },
    medium: {
      title: strings.findMediaKind,
      icon: 'media',
      addressOf: ({ id }) => linkTo('/iklDetail', null, { id: `m${id}` }),
    },
    article: { title: strings.findArticles, icon: 'articles', addressOf: ({ id }) => foundAddress(id, null) },
  },
  offers: [
    {
      icon: 'share',
      text: strings.myLinks,
      place: words => ([...words].length >= 2 && strings.myLinks.some(name => isIn(name, words)) ? 'first' : null),
      addressOf: () => '/systemSettings?part=shares',
    },
    {
      icon: 'help',
      text: strings.whyAbsentOf,
      place: words => (looksLikeAddress(words) ? 'first' : [...words].length >= shortestTitle ? 'last' : null),
      addressOf: absentAddress,
    },
  ],
}

/** Of languages that are not loaded there is none. */
const isIn = (name: string | undefined, words: string) =>
  (name ?? '').toLowerCase().includes(words.trim().toLowerCase())

/** What is shorter is hardly the title of one article. */
const shortestTitle = 6
