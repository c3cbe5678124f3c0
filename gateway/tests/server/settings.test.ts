import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readProjectConfig } from '../../src/project/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function configure(toml: string) {
  writeFileSync(join(folder, 'config.toml'), `project_id = "settings"\n${toml}\n`);
  return () => readProjectConfig(folder);
}

describe('A setting of config.toml', () => {
  test.each([
    ['[api]\nenabled = false', 'api.enabled: only true is supported'],
    ['[api.tls]\nenabled = true', 'api.tls.enabled: only false is supported'],
    ['[api]\nauto_expose_new_tables = false', 'api.auto_expose_new_tables: only true is supported'],
    ['[db.migrations]\nenabled = false', 'db.migrations.enabled: only true is supported'],
    ['[edge_runtime]\nenabled = false', 'edge_runtime.enabled: only true is supported'],
    ['[auth]\nenabled = false', 'auth.enabled: only true is supported'],
    ['[auth]\njwt_secret = "x"', 'auth.jwt_secret: this setting is not supported: remove it'],
    [
      '[auth]\nsigning_keys_path = "./keys.json"',
      'auth.signing_keys_path: this setting is not supported: remove it',
    ],
    [
      '[auth]\nenable_sign_up = false',
      'auth.enable_sign_up: this setting is not supported: remove it',
    ],
    ['[auth.captcha]\nenabled = true', 'auth.captcha.enabled: only false is supported'],
    [
      '[auth.hook.password_verification_attempt]\nenabled = true\nuri = "pg-functions://postgres/a/b"',
      'auth.hook.password_verification_attempt.enabled: only false is supported',
    ],
    ['[storage]\nquota = 1', 'storage.quota: this setting is not supported: remove it'],
    ['[realtime]\nprivate = true', 'realtime.private: this setting is not supported: remove it'],
    [
      '[functions.hello]\nverifyjwt = true',
      'functions.hello.verifyjwt: this setting is not supported: remove it',
    ],
  ])('that could close something and is not honored ends the start: %s', (toml, message) => {
    expect(configure(toml)).toThrow(
      new RegExp(`config\\.toml: ${message.replaceAll('.', '\\.')}$`),
    );
  });

  test.each([
    '[auth.third_party.clerk]\nenabled = true\ndomain = "example.com"',
    '[auth]\nsite_url = "http://localhost:3000"\nenable_anonymous_sign_ins = true',
    '[auth.external.google]\nenabled = true',
    '[storage.vector]\nenabled = true',
    '[studio]\nenabled = true\nport = 54323',
    '[auth.captcha]\nenabled = false\nprovider = "hcaptcha"',
  ])('that opens nothing when it is ignored is ignored: %s', (toml) => {
    expect(configure(toml)).not.toThrow();
  });

  test.each([
    ['', true],
    ['enabled = true', true],
    ['enabled = false', false],
    ['enable_signup = false', false],
  ])('says whether email is a way to sign in, by both of its names: %s', (toml, isOpen) => {
    expect(configure(`[auth.email]\n${toml}`)().auth.email.enable_signup).toBe(isOpen);
  });
});
