import { describe, expect, test } from 'vitest';
import {
  columnOf,
  type ImportColumn,
  importColumns,
} from '../../app/features/manage-members/import/import-columns.ts';
import {
  decodeCsv,
  readMembersCsv,
} from '../../app/features/manage-members/import/read-members-csv.ts';
import english from '../../app/i18n/locales/en/import-members.json' with { type: 'json' };
import portuguese from '../../app/i18n/locales/pt-BR/import-members.json' with { type: 'json' };

const titles = 'email,first_name,last_name,date_of_birth';

describe('A file of members', () => {
  test('may have its columns in any order, with titles in English or Portuguese', () => {
    const text =
      'Data de Nascimento;E-MAIL;Sobrenome;nome\r\n1990-02-28;nova@example.com;Araújo;Conceição';
    expect(readMembersCsv(text)).toEqual({
      lines: [
        {
          row: 2,
          values: {
            date_of_birth: '1990-02-28',
            email: 'nova@example.com',
            last_name: 'Araújo',
            first_name: 'Conceição',
          },
        },
      ],
      missing: [],
      ignored: [],
    });
  });

  test.each([
    ['English', english],
    ['Portuguese', portuguese],
  ])('understands every title of the %s template', (_, { columns }) => {
    const names = Object.keys(importColumns) as ImportColumn[];
    expect(names.map((name) => columnOf(columns[name]))).toEqual(names);
  });

  test('may come from Excel: with a mark at its beginning, commas or tabs, and quoted cells', () => {
    const text = `\ufeff${titles.replaceAll(',', '\t')}\n"a@example.com"\t" Ana ""Nina"" "\t"Souza\tLima"\t1985-03-01\n`;
    expect(readMembersCsv(text).lines[0]?.values).toMatchObject({
      first_name: 'Ana "Nina"',
      last_name: 'Souza\tLima',
    });
  });

  test('counts its lines as a spreadsheet does: empty ones and cells of several lines too', () => {
    const text = `${titles}\n"a@example.com","Ana\nMaria",Souza,1985-03-01\n\n,,,\nb@example.com,Bia,Luz,1986-03-01\n`;
    expect(readMembersCsv(text).lines.map(({ row }) => row)).toEqual([2, 5]);
  });

  test('says which columns are missing, and which mean nothing', () => {
    const { missing, ignored } = readMembersCsv(
      'email,nome,CPF,name,Nome\na@example.com,Ana,1,2,3',
    );
    expect(missing).toEqual(['last_name', 'date_of_birth']);
    expect(ignored).toEqual(['CPF', 'name', 'Nome']);
  });

  test('names lines with more cells than titles, and those whose quotation mark never closes', () => {
    const text = `${titles}\na@example.com,Ana,Souza,1985-03-01,more\nb@example.com,Bia,Luz,1986-03-01,\nc@example.com,"Caio,Luz,1987-03-01`;
    expect(readMembersCsv(text).lines.map(({ problem }) => problem)).toEqual([
      'extra_cells',
      undefined,
      'quotes',
    ]);
  });

  test('without anything in it has no lines', () => {
    expect(readMembersCsv('').lines).toEqual([]);
    expect(readMembersCsv(titles).lines).toEqual([]);
  });
});

describe('The bytes of a file', () => {
  test('are UTF-8, or what Excel on Windows writes', () => {
    expect(decodeCsv(new TextEncoder().encode('Conceição'))).toBe('Conceição');
    expect(decodeCsv(Uint8Array.from([0x43, 0xe3, 0x6f]))).toBe('Cão');
  });

  test('of a spreadsheet or a picture are no text', () => {
    expect(decodeCsv(Uint8Array.from([0x50, 0x4b, 3, 4]))).toBeUndefined();
    expect(decodeCsv(Uint8Array.from([0x89, 0x50, 0, 0x47]))).toBeUndefined();
  });
});
