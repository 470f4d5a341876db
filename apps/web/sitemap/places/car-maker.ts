/** Car-maker customer area: the only pages of the yq host. */
import { places } from '../place.ts'

export const carMaker = places([
  {
    path: '/svw',
    title: ['车企客户专区', '車企客戶專區', 'Car-maker area'],
    redirect: '/svw/LayoutNavLeft',
    position: 'custom',
    bare: true,
    hosts: ['yq'],
  },
  {
    path: '/svw/LayoutNavLeft',
    title: ['车企客户导航', '車企客戶導覽', 'Car-maker layout'],
    redirect: '/svw/ThingsView',
    position: 'custom',
    bare: true,
    hosts: ['yq'],
    parent: '/svw',
  },
  {
    path: '/svw/ThingsView',
    title: ['事件视图', '事件查看', 'Events'],
    screen: 'planned',
    purpose: [
      '阅读事件列表及图表。',
      '閱讀事件列表及圖表。',
      'A member of the car-maker customer reads the list of matters with charts.',
    ],
    position: 'custom',
    bare: true,
    hosts: ['yq'],
    parent: '/svw',
  },
  {
    path: '/svw/ThingsLook',
    title: ['事件详情', '事件詳情', 'Event'],
    screen: 'planned',
    purpose: ['阅读一个事件。', '閱讀一個事件。', 'A member of the car-maker customer reads one matter.'],
    hidden: true,
    bare: true,
    hosts: ['yq'],
    parent: '/svw',
  },
])
