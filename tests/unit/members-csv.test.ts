import { describe, expect, test } from 'vitest';
import { columnOf } from '../../app/command-center/kit/import/csv-columns.ts';
import { decodeCsv, readCsv } from '../../app/command-center/kit/import/read-csv.ts';
import { planTypes } from '../../app/command-center/kit/plan-types.ts';
import {
  type ImportColumn,
  importColumns,
  memberColumns,
} from '../../app/command-center/members/import/import-columns.ts';
import { codeForWord } from '../../app/command-center/members/import/import-synonyms.ts';
import { enrollmentLooks, memberStatuses } from '../../app/command-center/members/member-status.ts';
import { writeCsv } from '../../app/shared/format/csv.ts';
import english from '../../app/shared/i18n/locales/en/command-center/import-members.json' with {
  type: 'json',
};
import englishWords from '../../app/shared/i18n/locales/en/command-center/manage-members.json' with {
  type: 'json',
};
import portuguese from '../../app/shared/i18n/locales/pt-BR/command-center/import-members.json' with {
  type: 'json',
};
import portugueseWords from '../../app/shared/i18n/locales/pt-BR/command-center/manage-members.json' with {
  type: 'json',
};

const titles = 'email,first_name,last_name,date_of_birth';

describe('A file of members', () => {
  test('can have columns in any order, with titles in English or Portuguese', () => {
    const text =
      'Data de Nascimento;E-MAIL;Sobrenome;nome\r\n1990-02-28;nova@example.com;Araújo;Conceição';
    expect(readCsv(text, memberColumns)).toEqual({
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
    expect(names.map((name) => columnOf(memberColumns, columns[name]))).toEqual(names);
  });

  test.each([
    ['English', englishWords],
    ['Portuguese', portugueseWords],
  ])('can use the interface’s words in %s for known values', (_, words) => {
    const { status, enrollmentStatus, planType, gender } = words;
    const codes = (column: ImportColumn, texts: string[]) =>
      texts.map((text) => codeForWord(column, text));
    expect(
      codes('enrollment_status', [
        status.active,
        status.pending,
        status.approved,
        status.futureActive,
        status.inactive,
        status.cancelled,
      ]),
    ).toEqual([...memberStatuses]);
    for (const [code, look] of Object.entries(enrollmentLooks)) {
      expect(codeForWord('plan_status', enrollmentStatus[look.word])).toBe(code);
    }
    expect(
      codes(
        'plan_type',
        planTypes.map((type) => planType[type]),
      ),
    ).toEqual([...planTypes]);
    expect(codes('gender', [gender.female, gender.male, gender.nonBinary])).toEqual([
      'female',
      'male',
      'non_binary',
    ]);
    expect(codeForWord('enrollment_status', 'On hold')).toBe('On hold');
    expect(codeForWord('city', 'Ativo')).toBe('Ativo');
  });

  test('loses only the apostrophes that an export added against formulas', async () => {
    const cells = [
      '+1 555 0100',
      '=1+1',
      'a;=b',
      'a; "@b',
      "O'Hara",
      "'quoted'",
      "D'Ávila;'x",
      '-',
    ];
    const column = (title: string) => ({
      title,
      value: (row: Record<string, string>) => row[title],
    });
    const rows = cells.map((phone, n) => ({
      email: `e${n}@example.com`,
      phone,
      first_name: phone,
    }));
    const text = await writeCsv([column('email'), column('phone'), column('first_name')], rows);
    expect(text).toContain("'+1 555 0100");
    const { lines } = readCsv(text, memberColumns);
    expect(lines.map(({ values }) => values.phone_number)).toEqual(cells);
    expect(lines.map(({ values }) => values.first_name)).toEqual(cells);
  });

  test('can come from Excel: with a byte order mark, commas or tabs, and quoted cells', () => {
    const text = `\ufeff${titles.replaceAll(',', '\t')}\n"a@example.com"\t" Ana ""Nina"" "\t"Souza\tLima"\t1985-03-01\n`;
    expect(readCsv(text, memberColumns).lines[0]?.values).toMatchObject({
      first_name: 'Ana "Nina"',
      last_name: 'Souza\tLima',
    });
  });

  test('counts its lines like a spreadsheet, including empty ones and multi-line cells', () => {
    const text = `${titles}\n"a@example.com","Ana\nMaria",Souza,1985-03-01\n\n,,,\nb@example.com,Bia,Luz,1986-03-01\n`;
    expect(readCsv(text, memberColumns).lines.map(({ row }) => row)).toEqual([2, 5]);
  });

  test('reports missing and unknown columns', () => {
    const { missing, ignored } = readCsv(
      'email,nome,CPF,name,Nome\na@example.com,Ana,1,2,3',
      memberColumns,
    );
    expect(missing).toEqual(['last_name']);
    expect(ignored).toEqual(['CPF', 'name', 'Nome']);
  });

  test('reports lines with too many cells and unclosed quotation marks', () => {
    const text = `${titles}\na@example.com,Ana,Souza,1985-03-01,more\nb@example.com,Bia,Luz,1986-03-01,\nc@example.com,"Caio,Luz,1987-03-01`;
    expect(readCsv(text, memberColumns).lines.map(({ problem }) => problem)).toEqual([
      'extra_cells',
      undefined,
      'quotes',
    ]);
    const untitled = `${titles},,\na@example.com,Ana,Souza,1985-03-01,,more\nb@example.com,Bia,Luz,1986-03-01,,`;
    expect(readCsv(untitled, memberColumns).lines.map(({ problem }) => problem)).toEqual([
      'extra_cells',
      undefined,
    ]);
  });

  test('without content has no lines', () => {
    expect(readCsv('', memberColumns).lines).toEqual([]);
    expect(readCsv(titles, memberColumns).lines).toEqual([]);
  });
});

describe('The bytes of a file', () => {
  test('are UTF-8 or the encoding of Excel on Windows', () => {
    expect(decodeCsv(new TextEncoder().encode('Conceição'))).toBe('Conceição');
    expect(decodeCsv(Uint8Array.from([0x43, 0xe3, 0x6f]))).toBe('Cão');
  });

  test('of a spreadsheet or an image are refused', () => {
    expect(decodeCsv(Uint8Array.from([0x50, 0x4b, 3, 4]))).toBeUndefined();
    expect(decodeCsv(Uint8Array.from([0x89, 0x50, 0, 0x47]))).toBeUndefined();
  });
});
