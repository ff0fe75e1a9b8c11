"""Renders one scene file in its passes. Runs inside Blender:

    blender -b --factory-startup -P render.py -- scene.json

frame     the opaque parts of the frames alone, on nothing
props     what the frames are on or next to, on nothing
backdrop  the empty set with the shadows, small
tint      how much light the glass lets through, white where there is none
sheen     what the glass reflects

Glass in passes of its own has no grain: reflecting and letting through are not chosen by chance.
"""

import json
import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))

import materials  # noqa: E402
import stage  # noqa: E402
from stage import set_all  # noqa: E402

# Pictures are stored at half brightness, so that highlights keep their colour. The compositor restores it.
HEADROOM = 0.5


def set_material(things, material):
    for thing in things:
        thing.data.materials.clear()
        thing.data.materials.append(material)


class Passes:
    def __init__(self, data):
        self.scene = bpy.context.scene
        self.data = data
        self.glass, self.opaque = stage.add_frames(data)
        self.lenses = [thing for thing, _ in self.glass]
        self.props = stage.add_props(data["props"])
        self.backdrop = stage.add_backdrop(data["backdrop"])
        self.lights = stage.add_lights(data)
        self.windows = [stage.add_card(spec, materials.window(spec["strength"])) for spec in data["windows"]]
        stage.add_camera(data["camera"])
        set_all(self.windows, hide_render=True)
        self.configure()

    def configure(self):
        set_all(
            [self.scene.cycles],
            device="CPU",
            use_denoising=False,
            adaptive_threshold=0.015,
            adaptive_min_samples=16,
            max_bounces=10,
            glossy_bounces=4,
            transmission_bounces=10,
            transparent_max_bounces=16,
            # No path ends by chance: that would make glass behind glass and crystal grainy.
            min_transparent_bounces=16,
            min_light_bounces=8,
            caustics_reflective=False,
            caustics_refractive=False,
            blur_glossy=0.4,
            sample_clamp_indirect=3,
        )
        self.scene.view_settings.view_transform = "Raw"
        set_all([self.scene.render.image_settings], file_format="PNG", color_depth="16", compression=5)

    def render(self, name, samples, exposure=HEADROOM, scale=1.0, box=None, transparent=False, adaptive=False):
        cycles, render = self.scene.cycles, self.scene.render
        set_all([cycles], samples=samples, use_adaptive_sampling=adaptive, film_exposure=exposure)
        width, height = self.data["size"]
        render.resolution_x, render.resolution_y = round(width * scale), round(height * scale)
        render.use_border = box is not None
        if box:
            render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = box
        render.film_transparent = transparent
        render.image_settings.color_mode = "RGBA" if transparent else "RGB"
        render.filepath = os.path.join(self.data["folder"], name + ".png")
        # The backdrop may be that of another colour.
        if not os.path.exists(render.filepath):
            bpy.ops.render.render(write_still=True)

    def frame(self):
        set_all(self.lenses, visible_camera=False, visible_glossy=False, visible_transmission=False)
        set_all(self.props, is_holdout=True)
        self.backdrop.visible_camera = False
        backdrop = self.data["backdrop"]
        set_material([self.backdrop], materials.banded_glow(backdrop["color"], backdrop["glow"], backdrop["bands"]))
        self.scene.cycles.diffuse_bounces = 2
        self.render("frame", self.data["samples"], box=self.data["frameBox"], transparent=True, adaptive=True)

    def props_only(self):
        set_all(self.opaque, visible_camera=False)
        set_all(self.props, is_holdout=False)
        self.render("props", self.data["propsSamples"], box=self.data["propsBox"], transparent=True, adaptive=True)

    def backdrop_only(self):
        set_all(self.opaque + self.props, visible_camera=False)
        self.backdrop.visible_camera = True
        set_material([self.backdrop], materials.matt(self.data["backdrop"]["color"]))
        # An empty floor hardly lights itself; between props it would be black.
        self.scene.cycles.diffuse_bounces = 2 if self.props else 1
        # Most of it is a plain wall, and all of it is smoothed later.
        self.scene.cycles.adaptive_threshold = 0.025
        self.render("backdrop", self.data["backdropSamples"], scale=self.data["backdropScale"], adaptive=True)

    def tint(self):
        set_all(self.lights + [self.backdrop], hide_render=True)
        set_all(self.opaque + self.props + self.lenses, visible_camera=True)
        set_material(self.opaque + self.props, materials.glow("#FFFFFF", 1))
        stage.set_world("#FFFFFF", 1)
        self.render("tint", 6, exposure=1, box=self.data["frameBox"])

    def sheen(self):
        set_all(self.opaque + self.props, is_holdout=True)
        # Everything still glows white: a lens would show props as haze, and other frames as ghosts.
        set_all(self.props + (self.opaque if len(self.data["frames"]) > 1 else []), visible_glossy=False)
        for thing, finish in self.glass:
            set_material([thing], materials.glass_sheen(finish))
        set_all(self.windows, hide_render=False)
        stage.set_world("#E9EEF2", 0.14)
        self.render("sheen", 8, box=self.data["frameBox"], transparent=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        scene_data = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"
    passes = Passes(scene_data)
    passes.frame()
    if passes.props:
        passes.props_only()
    passes.backdrop_only()
    passes.tint()
    passes.sheen()
