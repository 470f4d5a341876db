/** Car-maker customer area: the only pages of the yq host. */
import { phrases } from '@guanlan/platform/contract'

export const carMaker = phrases({
  '/svw/ThingsView': [
    '阅读事件列表及图表。',
    '閱讀事件列表及圖表。',
    'A member of the car-maker customer reads the list of matters with charts.',
  ],
  '/svw/ThingsLook': ['阅读一个事件。', '閱讀一個事件。', 'A member of the car-maker customer reads one matter.'],
})
