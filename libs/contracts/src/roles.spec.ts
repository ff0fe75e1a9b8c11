import { PERMISSIONS, ROLES, STAFF_ROLES, hasPermission, type Role } from './roles.js';

const permissionsOf = (role: Role | null) =>
  PERMISSIONS.filter((permission) => hasPermission(role, permission));

test('the owner has every permission', () => expect(permissionsOf('owner')).toEqual(PERMISSIONS));

test('customers and unknown roles have none', () => {
  const unknown = 'admin' as Role;
  for (const role of ['customer', null, unknown] as const) expect(permissionsOf(role)).toEqual([]);
});

test('a read-only account reads every section, and exports and changes nothing but its second factors and its views of tables', () =>
  expect(permissionsOf('read-only')).toEqual(
    PERMISSIONS.filter((each) => /:read$|^(factors|views):write$/.test(each)),
  ));

test('a role that writes or exports also reads, and sees the overview', () => {
  for (const role of STAFF_ROLES)
    for (const permission of permissionsOf(role)) {
      expect(hasPermission(role, 'overview:read')).toBe(true);
      const read = permission.replace(/:\w+$/, ':read') as typeof permission;
      expect([role, permission, hasPermission(role, read)]).toEqual([role, permission, true]);
    }
});

test('roles fit their column', () => expect(ROLES.filter((role) => role.length > 16)).toEqual([]));
