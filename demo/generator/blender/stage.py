"""Puts things on the set: the frame's meshes, backdrop, lights, props, camera."""

import array
import math
import os

import bpy
from mathutils import Matrix, Vector

import materials


def link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def aim(thing, position, target, roll=0.0):
    thing.location = position
    turn = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_matrix()
    thing.rotation_euler = (turn @ Matrix.Rotation(roll, 3, "Z")).to_euler()


def add_frames(scene):
    """The parts of the frames: those of glass, each with its finish, and the others."""
    with open(os.path.join(scene["folder"], "meshes.bin"), "rb") as file:
        body = memoryview(file.read())
    glass, opaque = [], []
    for frame in scene["frames"]:
        finishes = frame["finishes"]
        made = {name: materials.make(finish) for name, finish in finishes.items()}
        for part in frame["parts"]:
            thing = link(part["name"], read_mesh(body, part))
            thing.matrix_world = Matrix(frame["matrix"])
            thing.data.materials.append(made[part["finish"]])
            finish = finishes[part["finish"]]
            if finish["kind"] == "glass":
                glass.append((thing, finish))
            else:
                opaque.append(thing)
    return glass, opaque


def read_mesh(body, part):
    vertices, triangles = part["vertices"], part["triangles"]
    start = part["offset"]
    floats = vertices * 12
    positions = array.array("f", body[start : start + floats].tobytes())
    normals = array.array("f", body[start + floats : start + 2 * floats].tobytes())
    indices = array.array("i", body[start + 2 * floats : start + 2 * floats + triangles * 12].tobytes())

    mesh = bpy.data.meshes.new(part["name"])
    mesh.vertices.add(vertices)
    mesh.vertices.foreach_set("co", positions)
    mesh.loops.add(triangles * 3)
    mesh.loops.foreach_set("vertex_index", indices)
    mesh.polygons.add(triangles)
    mesh.polygons.foreach_set("loop_start", array.array("i", range(0, triangles * 3, 3)))
    mesh.polygons.foreach_set("loop_total", array.array("i", [3] * triangles))
    mesh.polygons.foreach_set("use_smooth", array.array("b", [1] * triangles))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(list(zip(normals[0::3], normals[1::3], normals[2::3])))
    return mesh


def add_backdrop(spec, width=700, front=-260, top=200):
    """A floor that runs up into a wall without an edge."""
    radius, back = spec["radius"], spec["back"]
    profile = [(front, 0), (back - radius, 0)]
    for step in range(1, 49):
        angle = step / 48 * math.pi / 2
        profile.append((back - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    profile.append((back, top))
    vertices = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(materials.matt(spec["color"]))
    return link("backdrop", mesh)


def add_lights(scene):
    set_world(**scene["world"])
    things = []
    for spec in scene["lights"]:
        light = bpy.data.lights.new("light", "AREA")
        light.shape = "RECTANGLE"
        light.size, light.size_y = spec["size"]
        light.energy = spec["power"]
        light.color = spec["color"]
        thing = link("light", light)
        aim(thing, spec["position"], spec["target"])
        thing.visible_camera = False
        things.append(thing)
    for spec in scene["flags"]:
        flag = add_card(spec, materials.flag())
        flag.visible_shadow = flag.visible_diffuse = flag.visible_transmission = False
        things.append(flag)
    return things


def add_card(spec, material):
    width, height = spec["size"]
    x, y = width / 2, height / 2
    mesh = bpy.data.meshes.new("card")
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    card = link("card", mesh)
    aim(card, spec["position"], spec["target"], spec.get("roll", 0.0))
    card.visible_camera = False
    return card


def add_window(spec):
    return add_card(spec, materials.window(spec["strength"]))


def set_world(color, strength):
    world = bpy.context.scene.world or bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = materials.linear(color)
    background.inputs["Strength"].default_value = strength


def add_camera(spec):
    camera = bpy.data.cameras.new("camera")
    camera.sensor_width = 36
    camera.sensor_fit = "HORIZONTAL"
    camera.lens = spec["focal"]
    camera.clip_end = 5000
    if "fstop" in spec:
        camera.dof.use_dof = True
        camera.dof.aperture_fstop = spec["fstop"]
        camera.dof.focus_distance = (Vector(spec["position"]) - Vector(spec["target"])).length
    thing = link("camera", camera)
    aim(thing, spec["position"], spec["target"])
    bpy.context.scene.camera = thing


def add_props(specs):
    """Boxes and drums with rounded edges, extruded outlines, and free surfaces given as a grid of points."""
    things = []
    for spec in specs:
        thing = SHAPES[spec["kind"]](spec)
        thing.data.materials.append(materials.make(spec["finish"]))
        things.append(thing)
    return things


def with_edges(thing, spec, method):
    """Rounds the edges and shades what is flat as flat. A box is all edges; elsewhere only what turns by 40 degrees."""
    mesh = thing.data
    mesh.use_auto_smooth = True
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing.location = spec["at"]
    thing.rotation_euler[2] = spec["turn"]
    bevel = thing.modifiers.new("edges", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = spec["edge"], 10, method
    bevel.angle_limit = math.radians(40)
    thing.modifiers.new("shading", "WEIGHTED_NORMAL")
    return thing


def rounded_box(spec):
    width, depth, height = spec["size"]
    corners = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
    mesh = bpy.data.meshes.new("box")
    mesh.from_pydata(
        [(x * width, y * depth, z * height) for x, y, z in corners],
        [],
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
    )
    return with_edges(link("box", mesh), spec, "NONE")


def extruded(spec):
    """An outline that stands in the x-z plane (`upright`) or lies in the x-y plane, drawn out to both sides."""
    outline, half, count = spec["outline"], spec["depth"] / 2, len(spec["outline"])
    # Outlines run counter-clockwise, seen from the front or from above.
    if spec["upright"]:
        near, far = [(x, -half, z) for x, z in outline], [(x, half, z) for x, z in outline]
    else:
        near, far = [(x, y, half) for x, y in outline], [(x, y, -half) for x, y in outline]
    sides = [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    mesh = bpy.data.meshes.new("extruded")
    mesh.from_pydata(near + far, [], [tuple(range(count)), tuple(reversed(range(count, 2 * count)))] + sides)
    return with_edges(link("extruded", mesh), spec, "ANGLE")


def draped(spec):
    rows, columns = spec["rows"], spec["columns"]
    mesh = bpy.data.meshes.new("cloth")
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]
    mesh.from_pydata([tuple(p) for p in spec["points"]], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    thing = link("cloth", mesh)
    thickness = thing.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = spec["thickness"], 0
    return thing


SHAPES = {"box": rounded_box, "extruded": extruded, "cloth": draped}
