import { describe, expect, it } from 'vitest'
import { readHotel, masterReader, readStars } from '@/data-provider/mappers/masters'
import { readId, readList, readText } from '@/data-provider/mappers/wire'
import type { MasterField } from '@/domain/masters/masters'

describe('reading a master record of the API (fault 20)', () => {
  it.each<[MasterField, Record<string, unknown>, { name: string; price: number | null }]>([
    ['pesawat', { pesawat: 'Garuda', price: 17_000_000 }, { name: 'Garuda', price: 17_000_000 }],
    ['laPrivate', { la_private: 'LA 4', price: 1, price_IDR: 2, harga: 3 }, { name: 'LA 4', price: 1 }],
    ['laPrivate', { la_private: 'LA 4', price: null, price_IDR: 2, harga: 3 }, { name: 'LA 4', price: 2 }],
    ['laPrivate', { la_private: 'LA 4', price: 'n/a', price_IDR: '', harga: '3.50' }, { name: 'LA 4', price: 3.5 }],
    ['laPrivate', { la_private: 'LA 4', price: 0, price_IDR: 2 }, { name: 'LA 4', price: 0 }],
    ['visaBus', { visa: 'Bus', price: 9, price_IDR: 2 }, { name: 'Bus', price: 2 }],
    ['muthawwif', { muthawwif: 'M', price_IDR: '1500000.00' }, { name: 'M', price: 1_500_000 }],
    ['handlingSaudi', { handling_saudi: 'H', price_IDR: true }, { name: 'H', price: null }],
    ['transportasi', { transportation: 'Bus', price_IDR: '1e3' }, { name: 'Bus', price: null }],
    ['domestik', { handling_domestik: 'D', price_IDR: 7 }, { name: 'D', price: 7 }],
    ['siskopatuh', { siskopatuh: 'S', price: 5, price_IDR: 7 }, { name: 'S', price: 5 }],
    ['perlengkapan', { equipment: 'Koper', price: NaN, price_IDR: 7 }, { name: 'Koper', price: 7 }],
    ['wisataPlus', { tourism_plus: 'Turki', price: 1, price_IDR: 7 }, { name: 'Turki', price: 7 }],
    ['manasik', { manasik: 'Kantor', price: '250000' }, { name: 'Kantor', price: 250_000 }],
    ['margin', { margin: 2_000_000 }, { name: '2000000', price: 2_000_000 }],
    ['margin', { margin: '1500000.00' }, { name: '1500000.00', price: 1_500_000 }],
    ['visaBus', {}, { name: '-', price: null }],
    ['visaBus', { visa: '  ', price_IDR: null }, { name: '-', price: null }],
  ])('the %s record %j is read with its name and price', (field, json, expected) => {
    expect(masterReader(field)({ id: 7, ...json })).toMatchObject({ id: 7, logo: null, ...expected })
  })

  it.each([[undefined], [null], [''], [{}], [true]])('a record with the id %j is dropped', (id) => {
    expect(masterReader('visaBus')({ id, visa: 'Bus' })).toBeNull()
    expect(readHotel({ id, nama_hotel: 'Anjum' }, null)).toBeNull()
  })

  it('a flight has a logo if the record names one', () => {
    expect(masterReader('pesawat')({ id: 1, pesawat: 'A', logo: 'pesawat/a.svg' })?.logo).toBe('pesawat/a.svg')
    expect(masterReader('pesawat')({ id: 1, pesawat: 'A', logo: ' ' })?.logo).toBeNull()
  })
})

describe('reading a hotel of the API (fault 43)', () => {
  const prices = {
    harga_double: '2040.50',
    harga_triple: 2240,
    harga_quad: null,
    harga_double_rupiah: 9_588_000,
    harga_triple_rupiah: 'x',
    harga_double_jamaah_rupiah: '4794000',
  }

  it('a hotel is read with the dates of the stay, and each price comes from its own field', () => {
    const stay = { checkIn: '2027-04-10', checkOut: '2027-04-14' }
    expect(
      readHotel(
        {
          id: 'h1',
          nama_hotel: 'Anjum',
          image_path: 'a.svg',
          image_link: 'b.svg',
          jarak: '200',
          bintang: 5,
          ...prices,
        },
        stay,
      ),
    ).toEqual({
      id: 'h1',
      stay,
      name: 'Anjum',
      image: 'a.svg',
      distance: 200,
      stars: 5,
      sar: { double: 2040.5, triple: 2240, quad: null },
      rupiah: { double: 9_588_000, triple: null, quad: null },
      perJamaah: { double: 4_794_000, triple: null, quad: null },
    })
  })

  it('a hotel with an id only is read with empty fields', () => {
    const none = { double: null, triple: null, quad: null }
    expect(
      readHotel({ id: 1, nama_hotel: null, image_path: null, image_link: 'b.svg', jarak: null, bintang: null }, null),
    ).toEqual({
      id: 1,
      stay: null,
      name: '-',
      image: 'b.svg',
      distance: null,
      stars: 0,
      sar: none,
      rupiah: none,
      perJamaah: none,
    })
  })

  it.each([
    [5, 5],
    [7, 5],
    [-1, 0],
    ['4', 4],
    [4.4, 4],
    [null, 0],
    ['lima', 0],
    [1e9, 5],
    [true, 0],
    [{}, 0],
    [undefined, 0],
  ])('%j stars are read as %i', (value, stars) => {
    expect(readStars(value)).toBe(stars)
  })
})

describe('reading a list of the API (fault 16)', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  it.each([
    [{ data: rows }, rows],
    [{ data: { data: rows } }, rows],
    [{ data: [null, 'x', 3, [], { id: 1 }] }, [{ id: 1 }]],
    [{ data: [] }, []],
    [{ data: {} }, []],
    [{ data: null }, []],
    [{ data: { data: null } }, []],
    [{ data: { id: 1 } }, []],
    [{}, []],
    [null, []],
    ['<html>', []],
    [rows, rows],
  ])('the rows are found in %j', (answer, expected) => {
    expect(readList(answer)).toEqual(expected)
  })

  it.each([
    [7, 7],
    ['ga-1', 'ga-1'],
    [0, 0],
    ['', null],
    [null, null],
    [{}, null],
  ])('the id %j is read as %j', (value, id) => {
    expect(readId(value)).toBe(id)
  })
  it.each([
    ['a', 'a'],
    [' ', null],
    ['', null],
    [7, '7'],
    [null, null],
    [{}, null],
    [true, null],
  ])('the text %j is read as %j', (value, text) => {
    expect(readText(value)).toBe(text)
  })
})
