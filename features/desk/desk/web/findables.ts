/** What the head's box finds and the desk opens. */

import { strings } from '@guanlan/features/desk/article-list/strings'
import { deskAddress, foundAddress } from '@guanlan/features/desk/article-list/web'
import { looksLikeAddress } from '@guanlan/features/monitors/absence/contract'
import { absentAddress } from '@guanlan/features/monitors/absence/web'
import type { Findables } from '@guanlan/platform/web'

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
      addressOf: ({ id }) =>
        deskAddress({ range: '7d', fold: true, filters: [{ field: 'media', is: 'is', values: [String(id)] }] }),
    },
    article: { title: strings.findArticles, icon: 'articles', addressOf: ({ id }) => foundAddress(id, null) },
  },
  offers: [
    {
      icon: 'help',
      text: strings.whyAbsentOf,
      place: words => (looksLikeAddress(words) ? 'first' : [...words].length >= shortestTitle ? 'last' : null),
      addressOf: absentAddress,
    },
  ],
}

/** What is shorter is hardly the title of one article. */
const shortestTitle = 6
