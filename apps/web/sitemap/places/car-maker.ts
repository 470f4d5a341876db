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
    screen: 'carInsight.things',
    needs: 'warnings.view',
    position: 'custom',
    bare: true,
    hosts: ['yq'],
    parent: '/svw',
  },
  {
    path: '/svw/ThingsLook',
    title: ['事件详情', '事件詳情', 'Event'],
    screen: 'carInsight.thing',
    needs: 'warnings.view',
    hidden: true,
    bare: true,
    hosts: ['yq'],
    parent: '/svw',
  },
])
