import { describe, expect, it } from 'vitest'
import { processorMs } from '../testing/processor-ms.ts'
import { releaseRegion } from './release.ts'

describe('the region an article comes out in', () => {
  it.each([
    ['浙江日报', '330000'],
    ['深圳特区报', '440300'],
    ['北京市朝阳区某街道', '110105'],
    ['北京 朝阳区', '110105'],
    ['广东 深圳', '440300'],
    ['台湾 台北市', '710000'],
    ['IP属地：浙江', '330000'],
    ['南方都市报', '440000'],
    ['新华日报', '320000'],
    ['澎湃新闻', '310000'],
    ['澎湃新闻网', '310000'],
    ['朝阳日报', '211300'],
    ['中山网', '442000'],
    ['昆山融媒', '320583'],
    ['平安北京', '110000'],
    ['武汉市卫健委', '420100'],
    ['中國時報', '710000'],
    ['新华社', null],
    ['人民日报', null],
    ['海外 美国', null],
    ['其他', null],
    ['', null],
    ['朝阳群众爱吃瓜', null],
  ])('%s: %s', (text, code) => expect(releaseRegion(text)).toBe(code))

  it('reads only the beginning of what is no name', () => {
    const text = '北京朝阳'.repeat(1_000_000)
    const began = process.cpuUsage()
    for (let i = 0; i < 50; i++) releaseRegion(text)
    expect(processorMs(began)).toBeLessThan(1000)
  })
})
